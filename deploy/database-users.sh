# The image of MariaDB runs this once, with an empty volume: the user of the product, who may not change tables.
docker_process_sql <<SQL
CREATE USER touchline@'%' IDENTIFIED BY '$(cat /run/secrets/database-password)';
GRANT SELECT, INSERT, UPDATE, DELETE ON touchline.* TO touchline@'%';
SQL
