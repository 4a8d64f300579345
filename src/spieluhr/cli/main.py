def main() -> None:
    print("x")
