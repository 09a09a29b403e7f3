ALTER TABLE market_profiles ADD COLUMN printed_line text DEFAULT '' NOT NULL;
