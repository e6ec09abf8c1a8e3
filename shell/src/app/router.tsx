import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { AreaScreen } from '../pages/area-screen.js';
import { ErrorPage } from '../pages/error-page.js';
import { LoginPage } from '../pages/login/login-page.js';
import { NotAvailablePage } from '../pages/not-available-page.js';
import { RequireCoach } from '../session/require-coach.js';
import { AppLayout } from './layout/app-layout.js';
import { OPEN_SCREENS } from './screens.js';

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
              // Which paths there are stands in the registry, not here: an area's new prefix needs no new shell.
              { path: '*', element: <AreaScreen /> },
            ],
          },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
