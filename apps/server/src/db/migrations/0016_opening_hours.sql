ALTER TABLE market_profiles ADD COLUMN opening_hours text DEFAULT '' NOT NULL;
