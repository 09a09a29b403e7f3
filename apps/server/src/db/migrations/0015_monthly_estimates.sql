ALTER TABLE orders ADD COLUMN monthly jsonb;
