import { lazyRetry } from '@touchline/ui';
import { answeringTexts } from '../../texts/answering-texts.js';
import type { RequestTasksProps } from './request-tasks.js';

/** Athletes seldom ask, so the board does not wait for this code. */
export const LazyRequestTasks = lazyRetry<RequestTasksProps>(
  () => import(/* webpackChunkName: "athlete-requests" */ './request-tasks.js').then((module) => module.RequestTasks),
  () => ({ loading: null, errorText: answeringTexts.codeFailed }),
);
