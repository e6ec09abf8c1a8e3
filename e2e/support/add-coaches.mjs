/**
 * `node add-coaches.mjs <label> <count>`: creates coaches, each of a new club, like `npm run coach -- add`, but in one
 * process. Prints them as JSON.
 */
import 'reflect-metadata';
import { Accounts } from '../../api/dist/administration/accounts.js';
import { runOnDatabase } from '../../api/dist/administration/run-on-database.js';

const [label, count] = process.argv.slice(2);
const coaches = [];
await runOnDatabase(async (unitOfWork) => {
  const accounts = new Accounts(unitOfWork);
  for (let serial = 1; serial <= Number(count); serial += 1) {
    const institution = `${label}-${serial}`;
    const email = `${institution}@club.example`;
    coaches.push({
      email,
      password: await accounts.add({ name: 'Kim Lee', email, institution, timeZone: 'Europe/London' }, new Date()),
    });
  }
});
process.stdout.write(JSON.stringify(coaches));
