
export type TrackerScheduleSharedTrackerOptions = {[key: string]: boolean};
