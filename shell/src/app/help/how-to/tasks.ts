import { CREATE_TEAM_ADDRESS } from '@touchline/contracts/first-steps';

/** A task of the first evening, in a coach's words. Names of buttons stand in “quotes”, as the screens have them. */
export interface HowToTask {
  title: string;
  steps: readonly string[];
  /** Where it begins. */
  to: string;
  /** The pages on which the help opens with this task. */
  pages: RegExp;
  picture: { address: string; alt: string };
}

/** The tasks in the order of a first evening. Where two have a page, the first one is opened. */
export const HOW_TO_TASKS: readonly HowToTask[] = [
  {
    title: 'Create a team',
    steps: [
      'Press “Create New Team”, choose the sport and give the team the name that your club uses.',
      'Its row then offers three ways to bring the athletes. Name and sport can be changed later, behind the three dots.',
    ],
    to: CREATE_TEAM_ADDRESS,
    pages: /^\/team-creation\/?$/,
    picture: {
      address: new URL('./pictures/team.jpg', import.meta.url).href,
      alt: 'A new team whose row offers a file, a poster and a signed form',
    },
  },
  {
    title: 'Bring the roster',
    steps: [
      'In the row of the team press “File or pasted list” and choose a spreadsheet, or paste the cells.',
      'Look at the rows: each says what becomes of it. Then press “Import”. It can be taken back.',
      'Without a list, hang up the poster: athletes register themselves, and you accept them.',
    ],
    to: '/team-creation',
    pages: /^\/team-creation\/\d+(?:\/(?:import|export|poster|staff|consent-form))?\/?$/,
    picture: {
      address: new URL('./pictures/roster.jpg', import.meta.url).href,
      alt: 'The preview of a file: what the page recognised, and a row per athlete',
    },
  },
  {
    title: 'Plan the week',
    steps: [
      'Press the day of the first practice in the calendar. The form proposes what it knows; set the time.',
      'Press the other weekdays, choose “Repeat weekly until”, then press “Add Event”.',
      'A game: press its day, press “Game”, set the time, press “Add Event”.',
    ],
    to: '/calendar',
    pages: /^\/calendar/,
    picture: {
      address: new URL('./pictures/week.jpg', import.meta.url).href,
      alt: 'The calendar with practices and a game, and the form for an event beside it',
    },
  },
  {
    title: 'Connect the phones',
    steps: [
      'Open the roster of the team and press “Make links”. Each athlete gets a code of their own.',
      'Let them scan it from the screen, or print the cards. A phone then works until the season ends.',
    ],
    to: '/team-creation',
    pages: /^\/team-creation\/\d+\/links/,
    picture: {
      address: new URL('./pictures/links.jpg', import.meta.url).href,
      alt: 'The code of an athlete, with the list of those who have not scanned theirs yet',
    },
  },
  {
    title: 'Take attendance',
    steps: [
      'Press today’s event. Tap each athlete who is there; tap again for another mark.',
      'It works without a network, too: marks are sent when the network is back.',
      'Press “Close attendance” at the end: whoever has no mark is absent. It can be reopened.',
    ],
    to: '/attendance',
    pages: /^\/attendance/,
    picture: {
      address: new URL('./pictures/attendance.jpg', import.meta.url).href,
      alt: 'The register of an event: a card per athlete with the marks',
    },
  },
  {
    title: 'See who needs you, and decide',
    steps: [
      'The board lists first who needs you, with the reason. Press a name to see why.',
      'Choose a decision, write a message if the athlete should read one, and save.',
      'An injury: set in the same place whether they can train, and until when.',
    ],
    to: '/dashboard/squad',
    pages: /^\/dashboard(?:\/squad.*)?\/?$/,
    picture: {
      address: new URL('./pictures/board.jpg', import.meta.url).href,
      alt: 'The squad board, with two athletes who need the coach at its top',
    },
  },
  {
    title: 'Build, schedule and print a workout',
    steps: [
      'Press “Create”, name the workout and add exercises from the library; what you add stays until you undo it.',
      'Save it, press “Add to Calendar”, choose the day and the team.',
      'Print it from the day in Team Workouts.',
    ],
    to: '/workout-library',
    pages: /^\/workout/,
    picture: {
      address: new URL('./pictures/workout.jpg', import.meta.url).href,
      alt: 'The editor of a new workout',
    },
  },
  {
    title: 'What athletes do on their phone',
    steps: [
      'They scan their code once. Each day they open the page and answer four questions in about 20 seconds.',
      'After practice they say how hard it was. You see both the moment they are sent, and may correct them.',
    ],
    to: '/dashboard/wellness',
    pages: /^\/dashboard\//,
    picture: {
      address: new URL('./pictures/answer.jpg', import.meta.url).href,
      alt: 'The four questions on a phone',
    },
  },
];
