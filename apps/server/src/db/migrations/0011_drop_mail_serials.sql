-- contract: no release has given a number to a piece of mail, so none reads or writes this table
DROP TABLE mail_serials;
