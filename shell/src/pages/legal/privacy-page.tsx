import { LegalPage } from './legal-page.js';

const SECTIONS = [
  {
    title: 'Whose data this is, and who is responsible',
    text: 'Touchline holds data about athletes, among them minors, and about their coaches. The institution that runs this installation decides what it is used for and is responsible for it.',
  },
  {
    title: 'What is stored about athletes',
    text: 'Name, email address, team, position, jersey number, date of birth, weight and height; daily wellness ratings and injuries; training sessions; grip, sprint and jump tests; attendance. Wellness ratings and injuries are health data. A registration with a team’s code stores the name, the e-mail address and what else is entered. Once a coach has answered, only what is on the roster is kept.',
  },
  {
    title: 'What is stored about coaches',
    text: 'Name, email address, phone number, role, institution and teams, and the password as a one-way hash that cannot be turned back into the password.',
  },
  {
    title: 'What it is used for',
    text: 'Only to plan and follow the training of the athletes concerned. It is not sold, not used for advertising, and not given to anyone outside the institution.',
  },
  { title: 'Who sees it', text: 'A coach sees the athletes of the teams they coach, and no others.' },
  {
    title: 'Cookies and storage in the browser',
    text: 'One cookie keeps you signed in until you log out or close the browser. The browser also remembers your choice of theme. There is no tracking and no third party.',
  },
  {
    title: 'How long it is kept',
    text: 'As long as the institution needs it for the purpose above. Athletes, or their parents, may ask the institution to see, correct or erase what is stored about them.',
  },
];

/** Privacy Policy. */
export const PrivacyPage = () => <LegalPage title="Privacy Policy" lastUpdated="2026-11-23" sections={SECTIONS} />;
