/** The routes of the API and what each takes and answers, from the API's own OpenAPI document (`npm run api-description`). */
import type { paths } from './api-paths.js';

type Method = 'get' | 'post' | 'put' | 'delete';
type SuccessStatus = 200 | 201 | 202 | 204;

/** A route as the document writes it: `'PUT /api/teams/{id}'`. */
export type ApiRoute = {
  [Path in keyof paths]: {
    [Verb in Method]: paths[Path] extends Record<Verb, object> ? `${Uppercase<Verb>} ${Path}` : never;
  }[Method];
}[keyof paths];

type OperationOf<Route extends ApiRoute> = Route extends `${infer Verb} ${infer Path extends keyof paths}`
  ? paths[Path][Lowercase<Verb> & keyof paths[Path]]
  : never;

/** What a call of a route takes and answers; undefined for what it does not have. */
export interface ApiCall<Params, Query, Body, Answer> {
  params: Params;
  query: Query;
  body: Body;
  answer: Answer;
}

/** The values of a part of the address or of a body; undefined when the route has none. */
type Given<Part> = [Exclude<Part, undefined>] extends [never] ? undefined : Exclude<Part, undefined>;
type JsonOf<Message> = Message extends { content: { 'application/json': infer Json } } ? Json : undefined;

type CallOf<Operation> = Operation extends {
  parameters: { path?: infer Params; query?: infer Query };
  requestBody?: infer Request;
  responses: infer Responses;
}
  ? ApiCall<
      Given<Params>,
      Given<Query>,
      JsonOf<Exclude<Request, undefined>>,
      JsonOf<Responses[keyof Responses & SuccessStatus]>
    >
  : never;

/** What each route takes and answers. */
export type ApiRoutes = { [Route in ApiRoute]: CallOf<OperationOf<Route>> };
