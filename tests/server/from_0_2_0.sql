-- What a server of Spieluhr 0.2.0 left behind: two games under way, two players at each.
-- Their cookies, table by table:
-- I4k7aYzNAD4Sw0r_9m0Qlg NYNBg0ZkjSRrO1EYB6KREmA2x8U-UNpvxRxvdkmF9JY zSbB1MohLMzmhCROpQ9mDorePEYq7vHHEe5qvSm2Zmg 20
-- kqrVBWSjT2fnoD7FUjTdmQ ulYTQy0T_XYeK_YRQnjlMggRDnJ3RWrgtfk86LAqhng X6OK28NogTmavb-PFkiEs-4giIIFI8PrZ-xyKqHDK54 20
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE guests (
	id VARCHAR(22) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	recovery VARCHAR(64), 
	name VARCHAR(40) NOT NULL, 
	is_bot BOOLEAN NOT NULL, 
	owner VARCHAR(22), 
	created FLOAT NOT NULL, recovery_until FLOAT, 
	CONSTRAINT pk_guests PRIMARY KEY (id), 
	CONSTRAINT uq_guests_token UNIQUE (token), 
	CONSTRAINT uq_guests_recovery UNIQUE (recovery), 
	CONSTRAINT fk_guests_owner FOREIGN KEY(owner) REFERENCES guests (id)
);
INSERT INTO "guests" VALUES('H_Foh1tc0Q71AXEZYvRX_w','141ba98b39841c124928b4163ec8e4ef9da1a0457a5cdffd86f1776ddc6902db',NULL,'Anna',0,NULL,1.79503669551653099057e+09,NULL);
INSERT INTO "guests" VALUES('hETM4MQUInW1VEmjJ4lDeQ','5207af96efb099161e9691d9b3dbbf43c295bacffede351c6ea909921636b6f2',NULL,'Anna',0,NULL,1.79503669560123324394e+09,NULL);
INSERT INTO "guests" VALUES('kWfHmfW5_ZxdfzaGeVhJHA','7046c0d03c82580afe8f3a1918815a583f3d364cfedfda5a330ab96bb0f36163',NULL,'Anna',0,NULL,1.79503669853122615812e+09,NULL);
INSERT INTO "guests" VALUES('lJr4cPIW5-L3RTf9hRibvw','4dc022e2884076f7d3d508fa3f72c7084cd9d89273205843d75e0f665bf47256',NULL,'Anna',0,NULL,1.79503669856525397297e+09,NULL);
CREATE TABLE reports (
	table_id VARCHAR(22) NOT NULL, 
	guest VARCHAR(22) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	reason VARCHAR(16) NOT NULL, 
	names JSON NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (table_id, guest)
);
CREATE TABLE seats (
	table_id VARCHAR(22) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(22), 
	bot VARCHAR(16), 
	name VARCHAR(40) NOT NULL, is_hidden BOOLEAN DEFAULT 0 NOT NULL, is_bot BOOLEAN DEFAULT 0 NOT NULL, since INTEGER, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_guest FOREIGN KEY(guest) REFERENCES guests (id)
);
INSERT INTO "seats" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',0,'H_Foh1tc0Q71AXEZYvRX_w',NULL,'Anna',0,0,NULL);
INSERT INTO "seats" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',1,'hETM4MQUInW1VEmjJ4lDeQ',NULL,'Anna 2',0,0,NULL);
INSERT INTO "seats" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',0,'kWfHmfW5_ZxdfzaGeVhJHA',NULL,'Anna',0,0,NULL);
INSERT INTO "seats" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',1,'lJr4cPIW5-L3RTf9hRibvw',NULL,'Anna 2',0,0,NULL);
CREATE TABLE steps (
	table_id VARCHAR(22) NOT NULL, 
	n INTEGER NOT NULL, 
	actor INTEGER NOT NULL, 
	move VARCHAR(200) NOT NULL, 
	draw INTEGER, 
	CONSTRAINT pk_steps PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_steps_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',0,-1,'monument wall',0);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',1,-1,'monument giza',1);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',2,-1,'monument easter',2);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',3,-1,'monument angkor',3);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',4,-1,'monument machu',4);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',5,-1,'monument stonehenge',5);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',6,-1,'effort F4',6);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',7,-1,'mission M13',7);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',8,-1,'upgrade U4',8);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',9,-1,'expedition X2',9);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',10,-1,'upgrade U2',10);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',11,-1,'expedition X1',11);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',12,-1,'mission M7',12);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',13,-1,'draw black',13);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',14,-1,'draw blue',14);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',15,-1,'draw orange',15);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',16,-1,'upgrade U5',16);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',17,-1,'draw pink',17);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',18,-1,'draw green',18);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',19,-1,'draw black',19);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',20,-1,'draw blue',20);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',21,-1,'draw grey',21);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',22,-1,'expedition X5',22);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',23,-1,'mission M2',23);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',24,-1,'draw green',24);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',25,-1,'draw black',25);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',26,-1,'draw orange',26);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',27,-1,'draw pink',27);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',28,0,'place angkor mission',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',29,1,'place angkor upgrade',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',30,1,'pay green',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',31,0,'place machu gold',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',32,1,'card',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',33,1,'crystal orange',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',34,0,'pass',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',35,1,'place stonehenge gold',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',36,-1,'effort F6',28);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',37,-1,'mission M20',29);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',38,-1,'draw green',30);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',39,-1,'draw blue',31);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',40,-1,'draw blue',32);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',41,-1,'draw black',33);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',42,-1,'mission M12',34);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',43,-1,'upgrade U11',35);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',44,-1,'expedition X10',36);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',45,-1,'upgrade U12',37);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',46,-1,'expedition X7',38);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',47,-1,'mission M25',39);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',48,-1,'draw orange',40);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',49,-1,'draw orange',41);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',50,-1,'draw orange',42);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',51,-1,'upgrade U7',43);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',52,-1,'draw blue',44);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',53,-1,'draw grey',45);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',54,-1,'draw green',46);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',55,-1,'draw black',47);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',56,-1,'draw grey',48);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',57,-1,'expedition X12',49);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',58,1,'place machu gold',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',59,0,'place easter expedition',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',60,0,'pay grey',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',61,1,'card',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',62,1,'crystal green',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',63,0,'place machu crystals',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',64,0,'buy blue',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',65,0,'buy black',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',66,0,'done',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',67,0,'into orange',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',68,0,'into orange',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',69,-1,'effort F2',50);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',70,-1,'draw blue',51);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',71,-1,'draw green',52);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',72,-1,'draw black',53);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',73,-1,'draw orange',54);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',74,-1,'draw grey',55);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',75,-1,'expedition X14',56);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',76,-1,'mission M17',57);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',77,-1,'draw green',58);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',78,-1,'draw pink',59);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',79,-1,'draw black',60);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',80,-1,'draw blue',61);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',81,-1,'mission M4',62);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',82,-1,'upgrade U13',63);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',83,-1,'expedition X18',64);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',84,-1,'upgrade U15',65);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',85,-1,'expedition X13',66);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',86,-1,'mission M32',67);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',87,-1,'draw orange',68);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',88,-1,'draw pink',69);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',89,-1,'draw grey',70);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',90,-1,'upgrade U18',71);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',91,1,'place easter encounter',NULL);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',92,-1,'reveal N14',72);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',93,-1,'reveal N6',73);
INSERT INTO "steps" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg',94,-1,'reveal N13',74);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',0,-1,'deal b1',0);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',1,-1,'deal b4',1);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',2,-1,'deal p2',2);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',3,-1,'deal r2',3);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',4,-1,'deal b3',4);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',5,-1,'deal r3',5);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',6,-1,'deal p4',6);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',7,-1,'deal b2',7);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',8,-1,'deal p3',8);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',9,-1,'deal g2',9);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',10,-1,'deal g4',10);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',11,-1,'deal g1',11);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',12,-1,'deal g3',12);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',13,-1,'deal p1',13);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',14,-1,'deal r1',14);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',15,-1,'deal r4',15);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',16,0,'wand 0',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',17,1,'wand 7',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',18,0,'play p2 2',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',19,0,'decline',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',20,1,'play r2 5',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',21,1,'decline',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',22,0,'play b4 6',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',23,0,'decline',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',24,1,'play g1 4',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',25,1,'decline',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',26,0,'play g3 5',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',27,0,'decline',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',28,1,'play b3 6',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',29,1,'decline',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',30,0,'play b1 0',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',31,0,'decline',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',32,1,'play g4 7',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',33,1,'decline',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',34,0,'play p4 4',NULL);
INSERT INTO "steps" VALUES('kqrVBWSjT2fnoD7FUjTdmQ',35,0,'decline',NULL);
CREATE TABLE tables (
	id VARCHAR(22) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	data VARCHAR(80), 
	options JSON NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	is_public BOOLEAN NOT NULL, 
	host VARCHAR(22) NOT NULL, 
	version INTEGER NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	draws INTEGER NOT NULL, 
	settings JSON NOT NULL, 
	offer JSON, 
	ending JSON, 
	rematch VARCHAR(22), 
	bot_due FLOAT, 
	deadline FLOAT, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, start JSON, party VARCHAR(64), standing JSON, moved INTEGER DEFAULT '0' NOT NULL, asked JSON DEFAULT '{}' NOT NULL, barred JSON DEFAULT '[]' NOT NULL, origin VARCHAR(64), wished JSON, pledges JSON, nonces JSON, longest INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES guests (id)
);
INSERT INTO "tables" VALUES('I4k7aYzNAD4Sw0r_9m0Qlg','steam_time',1,'bd24de399ca0','{"players": 2}','playing',0,'H_Foh1tc0Q71AXEZYvRX_w',25,'5c265dfe15999e67f12005ca7865097cad8dc787f6b7a9a388c9b5eb23002c98',75,'{"move_seconds": null, "away_seconds": 120, "hints": false}','null','null',NULL,NULL,NULL,1.79503669571919655797e+09,1.79503669840158510207e+09,'null',NULL,'null',25,'{}','[]',NULL,'{"players": 2}','["1a43130b515455dceb394eeda76c9f4a21f3648e1ce51bd122763336f64b17b7", "1abe0d074e7f68ef0c3f4e4e33529f42848038dc11c3f5d20913fbe58e0665de"]','["c28be557cba9ccad49d61df6f8156d4e4f083bddfbf07449430c495e082805ce", "366c3abd8b5d1e6e6717d2d68b93da6d609c1dd91da027aba0fad5bc5d2f95ac"]',95);
INSERT INTO "tables" VALUES('kqrVBWSjT2fnoD7FUjTdmQ','antinomy',1,NULL,'{"solo": null, "shrine": false}','playing',0,'kWfHmfW5_ZxdfzaGeVhJHA',25,'340db57365a0ceeec87b26be83241971f534ced18c64b36c5b52a35097c32488',16,'{"move_seconds": null, "away_seconds": 120, "hints": false}','null','null',NULL,NULL,NULL,1.79503669861653518671e+09,1.79503669979899644856e+09,'null',NULL,'null',25,'{}','[]',NULL,'{"solo": null, "shrine": false}','["5d333738015adc606f62f1495e51fd0a151c9f6854491d294783f51148ab84b5", "a3fef862542ba051589dbefc3f82004dab05805f940d524d3072cbf882731e32"]','["7ae114faf787e844a7f41077cbe9fba2dca444cc06accfec33f59180c2afb386", "2f288f06ba1d9246766ea252f0ca446c7fbc468e24c1983b908e45dc4103ed2a"]',36);
CREATE TABLE undone (
	table_id VARCHAR(22) NOT NULL, 
	n INTEGER NOT NULL, 
	mark JSON NOT NULL, 
	CONSTRAINT pk_undone PRIMARY KEY (table_id, n), 
	CONSTRAINT fk_undone_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE uptime (
	id INTEGER NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_uptime PRIMARY KEY (id)
);
INSERT INTO "uptime" VALUES(1,1.79503669998511433602e+09);
CREATE INDEX ix_tables_bot_due ON tables (bot_due);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_tables_party ON tables (party, changed);
COMMIT;
