ALTER TABLE customer_imports
  ADD COLUMN mode text DEFAULT 'REPLACE' NOT NULL,
  ADD COLUMN confirming jsonb,
  ADD COLUMN confirming_since timestamptz,
  ADD COLUMN is_confirmed boolean DEFAULT false NOT NULL;

ALTER TABLE market_versions ADD COLUMN contacts_version integer;

CALL watch('customer_imports', '{state,mode}');
