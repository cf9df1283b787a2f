/** Schemas of the contract for the validation of forms. */
import '../rules/validation/zod-settings.ts';
import './pattern-texts.ts';

export {
  zCardLabel,
  zCountry,
  zDeviceKey,
  zEmail,
  zGroupTitle,
  zKeypadOneValue,
  zKeypadTwoValue,
  zLabel,
  zPassword,
  zPersonName,
  zPin,
  zPlainText,
  zTimeZone,
  zTitle,
  zUserUpdate,
  zVehicleUpdate,
  zVin,
  zWifiText,
} from '../../generated/contract/zod.gen.ts';
