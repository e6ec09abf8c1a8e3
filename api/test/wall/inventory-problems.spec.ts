import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { idSchema, seenVersionSchema, versionSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { Answers } from '../../src/common/http/answers.js';
import { idTextSchema } from '../../src/common/validation/request.schemas.js';
import { routesOfController } from '../support/routes.js';
import type { RouteRow } from './inventory/types.js';
import { inventoryProblems } from './support/inventory-problems.js';

const lineup = z.strictObject({
  entries: z.array(z.strictObject({ athleteId: idSchema, note: z.string().optional() })),
  team_ids: z.array(idSchema),
  code: z.string().nullable(),
});

/** Ids whose names do not show it, in every form of a schema, and numbers that are no ids. */
const unnamed = z.strictObject({
  athletes: z.array(idSchema),
  team: idSchema.nullable().optional(),
  pair: z.tuple([idSchema, z.string()]),
  seats: z.record(z.string(), idSchema),
  by_hand: z.int().positive(),
  as_text: idTextSchema,
  version: versionSchema,
  seen: seenVersionSchema,
  sets: z.int().positive().max(50),
  rating: z.int().min(1).max(10),
});

@Controller('unnamed')
class UnnamedController {
  @Answers(200, undefined, { needs: 'sign-in' })
  @Post()
  write(@Body({ schema: unnamed }) _body: z.infer<typeof unnamed>): void {}
}

@Controller('made-up')
class MadeUpController {
  @Answers(200, z.string(), { needs: 'sign-in' })
  @Get(':number')
  read(@Param('number', { schema: idTextSchema }) number: number): string {
    return String(number);
  }

  @Answers(200, undefined, { caller: 'anyone' })
  @Post()
  write(@Body({ schema: lineup }) _body: z.infer<typeof lineup>): void {}
}

const ROUTES = routesOfController(MadeUpController);
const own = { names: 'nothing', foreign: 'own' } as const;
const read: RouteRow = {
  route: 'GET /api/made-up/:number',
  caller: 'coach',
  needs: 'sign-in',
  audits: [],
  valid: () => ({}),
  positions: { 'params.number': own },
};
const write: RouteRow = {
  route: 'POST /api/made-up',
  caller: 'anyone',
  audits: [],
  valid: () => ({}),
  positions: { 'body.entries.0.athleteId': own, 'body.team_ids.0': own, 'body.code': own },
};

describe('inventoryProblems', () => {
  it('finds no problem in a complete inventory', () => {
    expect(inventoryProblems(ROUTES, [read, write])).toEqual([]);
  });

  it('reports a route without a row', () => {
    expect(inventoryProblems(ROUTES, [read])).toEqual(['POST /api/made-up has no row in the inventory.']);
  });

  it('reports a row without a route, and a second row', () => {
    const gone: RouteRow = { ...read, route: 'GET /api/gone' };
    expect(inventoryProblems(ROUTES, [read, write, gone, read])).toEqual([
      'GET /api/made-up/:number is in the inventory twice.',
      'GET /api/gone is in the inventory, but there is no such route.',
    ]);
  });

  it('reports an id without a position: in the path under any name, in the body at any depth', () => {
    expect(
      inventoryProblems(ROUTES, [
        { ...read, positions: {} },
        { ...write, positions: {} },
      ]),
    ).toEqual([
      'GET /api/made-up/:number takes params.number, which has no position in its row.',
      'POST /api/made-up takes body.entries.0.athleteId, which has no position in its row.',
      'POST /api/made-up takes body.team_ids.0, which has no position in its row.',
      'POST /api/made-up takes body.code, which has no position in its row.',
    ]);
  });

  it('reports an id without a position under any name, and no other number', () => {
    const row: RouteRow = {
      route: 'POST /api/unnamed',
      caller: 'coach',
      needs: 'sign-in',
      audits: [],
      valid: () => ({}),
    };
    expect(inventoryProblems(routesOfController(UnnamedController), [row])).toEqual(
      ['athletes.0', 'team', 'pair.0', 'seats.*', 'by_hand', 'as_text'].map(
        (path) => `POST /api/unnamed takes body.${path}, which has no position in its row.`,
      ),
    );
  });

  it('reports a row that names two things without saying how mismatches are answered', () => {
    const named: RouteRow = {
      ...write,
      positions: {
        'body.entries.0.athleteId': { names: 'athlete', foreign: 'not found' },
        'body.team_ids.0': { names: 'team', foreign: 'not found' },
        'body.code': own,
      },
    };
    expect(inventoryProblems(ROUTES, [read, named])).toEqual([
      'POST /api/made-up names two things, and its row does not say how those are answered that do not belong together.',
    ]);
    expect(inventoryProblems(ROUTES, [read, { ...named, mismatches: () => [] }])).toEqual([]);
    // Two ways to name one athlete.
    expect(
      inventoryProblems(ROUTES, [
        read,
        {
          ...named,
          positions: { ...named.positions, 'body.team_ids.0': { names: 'externalId', foreign: 'not found' } },
        },
      ]),
    ).toEqual([]);
  });

  it('reports a creating call without an idempotency key', () => {
    const creating = ROUTES.map((route) => ({ ...route, answer: { status: 201 } }));
    expect(inventoryProblems(creating, [read, write])).toEqual([
      'GET /api/made-up/:number creates something and takes no Idempotency-Key.',
      'POST /api/made-up creates something and takes no Idempotency-Key.',
    ]);
    expect(
      inventoryProblems(
        creating.map((route) => ({ ...route, retriable: true })),
        [read, write],
      ),
    ).toEqual([]);
  });

  it('reports a position without a field', () => {
    expect(
      inventoryProblems(ROUTES, [read, { ...write, positions: { ...write.positions, 'body.entries.0.team_id': own } }]),
    ).toEqual(['POST /api/made-up has no field body.entries.0.team_id, which its row names.']);
  });

  it('reports a row that declares the wrong caller or origin', () => {
    expect(
      inventoryProblems(ROUTES, [
        { ...read, caller: 'anyone' },
        { ...write, anyOrigin: true },
      ]),
    ).toEqual([
      'GET /api/made-up/:number is for coach, its row says anyone.',
      'POST /api/made-up and its row differ on whether calls from any origin are taken.',
    ]);
  });
});
