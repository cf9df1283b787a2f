/** Texts of broken patterns of the contract (core 5, commerce 5). */
import '../rules/validation/zod-settings.ts';
import {
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
import { sayOfPattern } from '../rules/validation/schema.ts';

sayOfPattern(zPassword, 'password', { always: true });
sayOfPattern(zPersonName, 'name');
sayOfPattern(zTitle, 'title');
sayOfPattern(zGroupTitle, 'groupTitle');
sayOfPattern(zPlainText, 'noTags');
sayOfPattern(zLabel, 'noTags');
sayOfPattern(zPhoneNumber, 'phone');
sayOfPattern(zWifiText, 'dashes');
sayOfPattern(zDeviceKey, 'serial', { always: true });
sayOfPattern(zVin, 'alphanumeric');
sayOfPattern(zPin, 'pin');
sayOfPattern(zKeypadOneValue, 'keypadOne');
sayOfPattern(zKeypadTwoValue, 'keypadTwo');
sayOfPattern(zImageUpload, 'imageTooLarge', { always: true });
