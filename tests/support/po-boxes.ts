/** Lines of addresses that portal and mock must judge alike, with their country (commerce 5). */
export const PO_BOXES = [
  ['US', 'PO Box 12'],
  ['US', 'P.O. Box 12'],
  ['US', 'p o box 12'],
  ['US', 'POBox 12'],
  ['US', 'PO Box12'],
  ['US', 'P.O.Box12'],
  ['US', 'po-box 12'],
  ['US', 'POB 12'],
  ['US', 'Post Office Box 7'],
  ['AU', 'Post-Office Box 3'],
  ['US', '12 Main St, PO BOX 3'],
  ['CA', 'Case postale 44'],
  ['CA', 'Boîte postale 9'],
  ['CA', 'C.P. 1201'],
  ['CA', 'CP 12'],
  ['CA', 'B.P. 20'],
  ['CA', 'BP 12'],
  ['MX', 'Apartado postal 5'],
  ['MX', 'Apartado 5'],
] as const;

export const STREETS = [
  ['US', '1529 W Carroll Ave'],
  ['US', '5 Boxwood Lane'],
  ['US', '7 Post Road'],
  ['US', '12 Office Park'],
  ['US', '3 Apollo Boxwood Ct'],
  ['US', '8 Po Boxer St'],
  ['CA', '20 Cp Rail Way'],
  ['MX', 'Av. Insurgentes Sur 1602, C.P. 03940'],
] as const;
