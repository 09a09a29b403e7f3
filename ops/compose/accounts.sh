#!/bin/sh
# The database and the accounts of docs/first-start.md: an owner, a program that owns nothing, and one that reads for
# backups. The image of PostgreSQL runs it once, when its data folder is new.
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set owner="$OWNER_PASSWORD" --set program="$PROGRAM_PASSWORD" --set backup="$BACKUP_PASSWORD" <<'END'
CREATE ROLE marquee_owner LOGIN CREATEROLE PASSWORD :'owner';
CREATE ROLE marquee_program LOGIN PASSWORD :'program';
CREATE ROLE marquee_backup LOGIN BYPASSRLS PASSWORD :'backup' IN ROLE pg_read_all_data;
CREATE DATABASE marquee OWNER marquee_owner ENCODING 'UTF8' TEMPLATE template0;
END
