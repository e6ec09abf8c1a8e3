import { areaPreset } from '@touchline/area-kit/jest';

export default areaPreset();
