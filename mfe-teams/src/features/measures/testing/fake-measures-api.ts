import type { Battery } from '@touchline/contracts/batteries.schema';
import { PRODUCT_MEASURES } from '@touchline/contracts/measure-catalogue';
import type {
  AddMeasureBody,
  ChangeMeasureBody,
  Measure,
  MeasureDefinition,
} from '@touchline/contracts/measures.schema';
import type { SaveSurveyBody, Survey } from '@touchline/contracts/surveys.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeServer } from '@touchline/ui/testing';

export const GROIN: MeasureDefinition = {
  ...{ label: 'Groin', question: 'How does your groin feel?', unit: 'rating', min: 0, max: 10, step: 1 },
  ...{ direction: 'lower', low_words: 'no problem', high_words: 'cannot train', trials: 1, trial_rule: 'best' },
  ...{ has_sides: false, day_rule: 'last', kind: 'wellness', entered_by: 'athlete_daily', typical_error: null },
};
export const NORDBORD: MeasureDefinition = {
  ...GROIN,
  ...{
    label: 'Nordbord',
    question: null,
    unit: 'N',
    max: 1000,
    direction: 'higher',
    low_words: null,
    high_words: null,
  },
  ...{ trials: 3, has_sides: true, kind: 'performance', entered_by: 'staff' },
};

export const buildMeasure = (key: string, definition: MeasureDefinition): Measure => ({
  key,
  versions: [{ ...definition, measure_version: 1, valid_from: null }],
  is_retired: false,
  revision: 1,
});
const PRODUCT: Measure[] = PRODUCT_MEASURES.map(({ key, store: _store, ...definition }) => ({
  ...buildMeasure(key, definition),
  revision: null,
}));

const CHANGED = new ApiError(409, 'measure_changed', 'Someone else changed this measure.');
const SURVEY_TAKEN = new ApiError(409, 'survey_changed', 'Someone else changed the questions of this team.');
const BATTERY_TAKEN = new ApiError(409, 'battery_changed', 'Someone else changed this battery.');
const TAKEN = new ApiError(400, 'validation_failed', 'There is a measure called Groin already.', [
  { path: 'label', message: 'There is a measure called Groin already.' },
]);

/** The fake API of the page of measures, for team 1. */
export class FakeMeasuresApi extends FakeServer {
  surveys: Survey[] = [];
  batteries: Battery[] = [];
  /** Thrown by the next list of questions that is saved. */
  surveyRefusal: ApiError | null = null;
  sent: unknown[] = [];

  constructor(public measures: Measure[] = []) {
    super({
      'GET /api/teams/with-athletes': () => [
        { team_id: 1, name: 'U17 Girls', sport: 'Soccer (W)', athletes: 20, registration_code: null },
      ],
      'GET /api/measures': () => [...PRODUCT, ...this.measures],
      'POST /api/measures': ({ body }) => this.add(body as AddMeasureBody),
      'PUT /api/measures/own.1': ({ body }) => this.change('own.1', body as ChangeMeasureBody),
      'GET /api/surveys': () => this.surveys,
      'PUT /api/surveys': ({ body }) => this.saveSurvey(body as SaveSurveyBody),
      'GET /api/batteries': () => this.batteries,
      'POST /api/batteries': ({ body }) => this.addBattery(body as Omit<Battery, 'id' | 'version'>),
      'PUT /api/batteries/{id}': ({ id, body }) => this.changeBattery(id, body as Omit<Battery, 'id'>),
      'DELETE /api/batteries/{id}': ({ id }) => {
        this.batteries = this.batteries.filter((battery) => battery.id !== id);
      },
    });
  }

  private add(body: AddMeasureBody): Measure {
    this.sent.push(body);
    if (this.measures.some(({ versions }) => versions[0]?.label === body.label)) throw TAKEN;
    const added = buildMeasure(`own.${this.measures.length + 1}`, body);
    this.measures = [...this.measures, added];
    return added;
  }

  private change(key: string, body: ChangeMeasureBody): Measure {
    this.sent.push(body);
    const stored = this.measures.find((measure) => measure.key === key);
    if (stored?.revision !== body.revision) throw CHANGED;
    const { is_retired, revision, ...definition } = body;
    const changed = { ...buildMeasure(key, definition), is_retired, revision: revision + 1 };
    this.measures = this.measures.map((measure) => (measure.key === key ? changed : measure));
    return changed;
  }

  private saveSurvey(body: SaveSurveyBody): Survey[] {
    this.sent.push(body);
    if (this.surveyRefusal) throw this.surveyRefusal;
    const { team_id, from, questions, version } = body;
    const others = this.surveys.filter((list) => list.from !== from);
    if ((this.surveys.find((list) => list.from === from)?.version ?? 0) !== version) throw SURVEY_TAKEN;
    this.surveys = [...others, { team_id, from, until: null, questions, version: version + 1 }];
    return this.surveys;
  }

  private addBattery(body: Omit<Battery, 'id' | 'version'>): Battery {
    const added = { ...body, id: this.batteries.length + 1, version: 1 };
    this.batteries = [...this.batteries, added];
    return added;
  }

  private changeBattery(id: number, body: Omit<Battery, 'id'>): Battery {
    if (this.batteries.find((battery) => battery.id === id)?.version !== body.version) throw BATTERY_TAKEN;
    const changed = { ...body, id, version: body.version + 1 };
    this.batteries = this.batteries.map((battery) => (battery.id === id ? changed : battery));
    return changed;
  }
}
