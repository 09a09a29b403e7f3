ALTER TABLE vehicle_models ADD COLUMN is_retired boolean DEFAULT false NOT NULL;
-- contract: only the demo wrote models until now, each for a brand that is there
ALTER TABLE vehicle_models ADD CONSTRAINT vehicle_models_hierarchy_id_hierarchies_id_fk
  FOREIGN KEY (hierarchy_id) REFERENCES hierarchies (id);
-- contract: as above, and the demo has each name once in a brand
CREATE UNIQUE INDEX vehicle_models_by_name ON vehicle_models (hierarchy_id, lower(model));
-- contract: as above, and each of them has model years
ALTER TABLE vehicle_models ADD CONSTRAINT vehicle_models_have_years CHECK (cardinality(years) > 0);
CALL watch('vehicle_models');
