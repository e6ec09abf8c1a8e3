import { LegalPage } from './legal-page.js';

const SECTIONS = [
  {
    title: 'Who provides Touchline',
    text: 'Your club, school or university runs this installation of Touchline and decides who may use it. Its administrator creates the accounts; there is no open sign-up.',
  },
  {
    title: 'What you may use it for',
    text: 'For planning and following the training of the athletes you coach. You may look up and change only what belongs to your own teams, and only as far as your work as a coach needs it.',
  },
  {
    title: 'Your account',
    text: 'Your account is yours alone. Keep the password to yourself, log out on shared computers, and tell your administrator at once if someone else may know it.',
  },
  {
    title: 'What you enter',
    text: 'You are responsible for the correctness of what you enter. Other coaches of the same team see it and work with it. Nothing you save is deleted unless a person asks for it.',
  },
  {
    title: 'What the figures are, and are not',
    text: 'Wellness, training load, grip and sprint figures are calculated from what was entered, by published formulas. They help you to ask the right questions. They are not a medical diagnosis and do not predict injuries; ask a physician about those.',
  },
  {
    title: 'Availability',
    text: 'Touchline is provided as it is. Its maker and your institution work to keep it running and your data safe, but neither promises that it is always available.',
  },
  { title: 'Changes', text: 'When these terms change, the date at the top changes with them.' },
];

/** Terms of Service. */
export const TermsPage = () => <LegalPage title="Terms of Service" lastUpdated="2026-11-23" sections={SECTIONS} />;
