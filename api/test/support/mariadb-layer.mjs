/** Whether this run of the HTTP tests uses MariaDB. */
export const onMariaDb = Boolean(process.env.TEST_DATABASE_URL);
