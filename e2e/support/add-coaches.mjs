/** `node add-coaches.mjs <label> <count>`: coaches, each of a new club, as `npm run coach -- add` makes them, but one start for all. Prints them as JSON. */
import 'reflect-metadata';
import { Accounts } from '../../api/dist/administration/accounts.js';
import { onDatabase } from '../../api/dist/administration/on-database.js';

const [label, count] = process.argv.slice(2);
const coaches = [];
await onDatabase(async (unitOfWork) => {
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
