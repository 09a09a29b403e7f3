-- As rules/matching has it: without case and accents. Most names have no sign that needs the long way.
CREATE FUNCTION folded(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN octet_length(name) = char_length(name) THEN lower(name)
            ELSE regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f]', '', 'g') END;--> statement-breakpoint
-- The previous release searches in it too: it finds all names without accents, as before.
ALTER TABLE "campaigns" ALTER COLUMN "search_name" SET EXPRESSION AS (folded(name));
