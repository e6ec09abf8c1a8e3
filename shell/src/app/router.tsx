import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { AreaScreen } from '../pages/area-screen.js';
import { ErrorPage } from '../pages/error-page.js';
import { LoginPage } from '../pages/login/login-page.js';
import { NotAvailablePage } from '../pages/not-available-page.js';
import { RequireCoach } from '../session/require-coach.js';
import { AppLayout } from './layout/app-layout.js';
import { OPEN_SCREENS, SCREENS } from './screens.js';

/** First path segments behind the sign-in, each once: an area's routes are mounted below its own. */
const guardedPrefixes = [...new Set(SCREENS.map(({ path }) => path.split('/')[1] ?? ''))];

const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    children: [
      { path: '/login', element: <LoginPage /> },
      ...OPEN_SCREENS.map(({ path, title }) => ({ path, element: <NotAvailablePage title={title} links={false} /> })),
      {
        path: '/',
        element: <RequireCoach />,
        children: [
          {
            element: <AppLayout />,
            children: [
              { index: true, element: <Navigate to="/dashboard" replace /> },
              ...guardedPrefixes.map((prefix) => ({ path: `${prefix}/*`, element: <AreaScreen /> })),
            ],
          },
        ],
      },
      { path: '*', element: <Navigate to="/login" replace /> },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
