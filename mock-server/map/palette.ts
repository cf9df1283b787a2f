export type Theme = 'light' | 'dark';

/** Colors of the basemap. */
export type Palette = {
  land: string;
  water: string;
  park: string;
  grass: string;
  sand: string;
  /** Parking lots, schools, hospitals, industry. */
  built: string;
  building: string;
  street: string;
  /** Streets that are too thin for a casing. */
  streetAlone: string;
  streetCasing: string;
  secondaryCasing: string;
  primary: string;
  primaryCasing: string;
  motorway: string;
  motorwayCasing: string;
  rail: string;
  border: string;
  streetName: string;
  placeName: string;
  waterName: string;
  halo: string;
  shield: string;
  shieldText: string;
};

/** Paler than overlays. Values of the design tokens, section "Map". */
export const PALETTES: Record<Theme, Palette> = {
  light: {
    land: '#F2F4F4',
    water: '#C9DBE3',
    park: '#DCE9DA',
    grass: '#E5EEE2',
    sand: '#EFEDE4',
    built: '#EAECEB',
    building: '#E6E9E9',
    street: '#FFFFFF',
    streetAlone: '#DFE4E6',
    streetCasing: '#DFE4E6',
    secondaryCasing: '#D5DBDE',
    primary: '#FFF7E3',
    primaryCasing: '#E0D6BB',
    motorway: '#F8E6BC',
    motorwayCasing: '#E0CA97',
    rail: '#C8CED1',
    border: '#C8CED1',
    streetName: '#56636B',
    placeName: '#79868E',
    waterName: '#5C8498',
    halo: '#FFFFFF',
    shield: '#6B7A86',
    shieldText: '#FFFFFF',
  },
  dark: {
    land: '#171D21',
    water: '#0E222D',
    park: '#182621',
    grass: '#192421',
    sand: '#1E2223',
    built: '#1A2024',
    building: '#1E262A',
    street: '#29333A',
    streetAlone: '#29333A',
    streetCasing: '#12171A',
    secondaryCasing: '#12171A',
    primary: '#38454C',
    primaryCasing: '#12171A',
    motorway: '#54564C',
    motorwayCasing: '#14181A',
    rail: '#2C353A',
    border: '#2C353A',
    streetName: '#93A1A9',
    placeName: '#7E8D95',
    waterName: '#4F8099',
    halo: '#12171A',
    shield: '#5B6A74',
    shieldText: '#FFFFFF',
  },
};
