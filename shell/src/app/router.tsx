import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { ErrorPage } from '../pages/error-page.js';
import { LoginPage } from '../pages/login/login-page.js';
import { RequireCoach } from '../session/require-coach.js';
import {
  AreaScreen,
  InvitationPage,
  PrivacyPage,
  ProfilePage,
  PublicLayout,
  ResetPasswordPage,
  SignedInFrame,
  TermsPage,
} from './lazy-screens.js';
import { INVITATION_SCREEN, RESET_SCREEN } from './screens.js';

const routes: RouteObject[] = [
  {
    errorElement: <ErrorPage />,
    children: [
      { path: '/login', element: <LoginPage /> },
      {
        element: <PublicLayout />,
        children: [
          { path: '/terms', element: <TermsPage /> },
          { path: '/privacy', element: <PrivacyPage /> },
          { path: RESET_SCREEN.path, element: <ResetPasswordPage /> },
          { path: INVITATION_SCREEN.path, element: <InvitationPage /> },
        ],
      },
      {
        path: '/',
        element: <RequireCoach />,
        children: [
          {
            element: <SignedInFrame />,
            children: [
              { index: true, element: <Navigate to="/dashboard" replace /> },
              { path: 'profile', element: <ProfilePage /> },
              // The registry defines the areas' paths, so that a new prefix needs no new shell.
              { path: '*', element: <AreaScreen /> },
            ],
          },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
