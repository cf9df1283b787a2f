/** Texts of broken patterns of the contract (core 5, commerce 5). */
import '../rules/validation/zod-settings.ts';
import {
  zCardLabel,
  zDeviceKey,
  zGroupTitle,
  zImageUpload,
  zKeypadOneValue,
  zKeypadTwoValue,
  zLabel,
  zPassword,
  zPersonName,
  zPhoneNumber,
  zPin,
  zPlainText,
  zTitle,
  zVin,
  zWifiText,
} from '../../generated/contract/zod.gen.ts';
import { setPatternText } from '../rules/validation/schema.ts';

setPatternText(zPassword, 'password', { always: true });
setPatternText(zPersonName, 'name');
setPatternText(zTitle, 'title');
setPatternText(zGroupTitle, 'groupTitle');
setPatternText(zPlainText, 'noTags');
setPatternText(zLabel, 'noTags');
setPatternText(zCardLabel, 'noCardNumber');
setPatternText(zPhoneNumber, 'phone');
setPatternText(zWifiText, 'dashes');
setPatternText(zDeviceKey, 'serial', { always: true });
setPatternText(zVin, 'alphanumeric');
setPatternText(zPin, 'pin');
setPatternText(zKeypadOneValue, 'keypadOne');
setPatternText(zKeypadTwoValue, 'keypadTwo');
setPatternText(zImageUpload, 'imageTooLarge', { always: true });
