import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { idSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { Answers } from '../../src/common/http/answers.js';
import { idTextSchema } from '../../src/common/validation/request.schemas.js';
import { routesOfController } from '../support/routes.js';
import type { RouteRow } from './inventory/types.js';
import { inventoryProblems } from './support/inventory-problems.js';

const lineup = z.strictObject({ entries: z.array(z.strictObject({ athleteId: idSchema, note: z.string().optional() })), team_ids: z.array(idSchema), code: z.string().nullable() });

@Controller('made-up')
class MadeUpController {
  @Answers(200, z.string())
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
const read: RouteRow = { route: 'GET /api/made-up/:number', caller: 'coach', audits: [], valid: () => ({}), positions: { 'params.number': own } };
const write: RouteRow = { route: 'POST /api/made-up', caller: 'anyone', audits: [], valid: () => ({}), positions: { 'body.entries.0.athleteId': own, 'body.team_ids.0': own, 'body.code': own } };

describe('inventoryProblems', () => {
  it('has nothing to say of a complete inventory', () => {
    expect(inventoryProblems(ROUTES, [read, write])).toEqual([]);
  });

  it('complains of a route without a row', () => {
    expect(inventoryProblems(ROUTES, [read])).toEqual(['POST /api/made-up has no row in the inventory.']);
  });

  it('complains of a row without a route, and of a second row', () => {
    const gone: RouteRow = { ...read, route: 'GET /api/gone' };
    expect(inventoryProblems(ROUTES, [read, write, gone, read])).toEqual(['GET /api/made-up/:number stands twice in the inventory.', 'GET /api/gone stands in the inventory, but there is no such route.']);
  });

  it('complains of an id without a position: in the path whatever its name, in the body at any depth', () => {
    expect(inventoryProblems(ROUTES, [{ ...read, positions: {} }, { ...write, positions: {} }])).toEqual([
      'GET /api/made-up/:number takes params.number, which has no position in its row.',
      'POST /api/made-up takes body.entries.0.athleteId, which has no position in its row.',
      'POST /api/made-up takes body.team_ids.0, which has no position in its row.',
      'POST /api/made-up takes body.code, which has no position in its row.',
    ]);
  });

  it('complains of a call that creates and cannot be sent again', () => {
    const creating = ROUTES.map((route) => ({ ...route, answer: { status: 201 } }));
    expect(inventoryProblems(creating, [read, write])).toEqual(['GET /api/made-up/:number creates something and takes no Idempotency-Key.', 'POST /api/made-up creates something and takes no Idempotency-Key.']);
    expect(inventoryProblems(creating.map((route) => ({ ...route, retriable: true })), [read, write])).toEqual([]);
  });

  it('complains of a position that no field has', () => {
    expect(inventoryProblems(ROUTES, [read, { ...write, positions: { ...write.positions, 'body.entries.0.team_id': own } }])).toEqual(['POST /api/made-up has no field body.entries.0.team_id, which its row names.']);
  });

  it('complains of a row that takes a route for open, or for one that any page may call', () => {
    expect(inventoryProblems(ROUTES, [{ ...read, caller: 'anyone' }, { ...write, anyOrigin: true }])).toEqual([
      'GET /api/made-up/:number is for coach, its row says anyone.',
      'POST /api/made-up and its row differ on whether calls from any origin are taken.',
    ]);
  });
});
