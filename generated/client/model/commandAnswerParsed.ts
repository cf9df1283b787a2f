
/**
 * What the device said (core 7).
 */
export type CommandAnswerParsed = {
  command_success: boolean;
  armed?: boolean;
  engine_on?: boolean;
  ignition_on?: boolean;
  panic_status?: boolean;
  is_rear_camera_detected?: boolean;
  is_microphone_enabled?: boolean;
  aux_on?: boolean;
  latitude?: number;
  longitude?: number;
  media_id?: string;
};
