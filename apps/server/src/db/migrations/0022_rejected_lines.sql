CREATE TABLE customer_rejected_lines (
  import_key integer NOT NULL,
  line integer NOT NULL,
  cells text[] NOT NULL,
  CONSTRAINT customer_rejected_lines_import_key_line_pk PRIMARY KEY (import_key, line),
  CONSTRAINT customer_rejected_lines_import_key_customer_imports_key_fk
    FOREIGN KEY (import_key) REFERENCES customer_imports (key)
);
CALL protect('customer_rejected_lines', 'system');

ALTER TABLE customer_imports ADD COLUMN incomplete integer DEFAULT 0 NOT NULL;
ALTER TABLE customer_rejections ADD COLUMN costs text DEFAULT 'LINE' NOT NULL;
