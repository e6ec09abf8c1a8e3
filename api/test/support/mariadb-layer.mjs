/** Whether this run of the HTTP tests is the one on MariaDB. */
export const onMariaDb = Boolean(process.env.TEST_DATABASE_URL);
