import { AttendanceRecord } from './attendance-record.entity.js';

export const ATTENDANCE_ENTITIES = [AttendanceRecord];
