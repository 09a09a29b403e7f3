import { cityIn, type DemoCity } from './city.ts'

const inLosAngeles = cityIn('America/Los_Angeles')
const inBoise = cityIn('America/Boise')
const inPhoenix = cityIn('America/Phoenix')
const inDenver = cityIn('America/Denver')

export const southernCalifornia: readonly DemoCity[] = [
  inLosAngeles('Los Angeles', 'CA', '213', '90022 90040 90049 90077'),
  inLosAngeles('Long Beach', 'CA', '562', '90805 90807 90808 90810'),
  inLosAngeles('Pasadena', 'CA', '626', '91103 91104 91105 91107'),
  inLosAngeles('Glendale', 'CA', '818', '91202 91206 91207 91208'),
  inLosAngeles('Torrance', 'CA', '310', '90501 90503 90504 90505'),
  inLosAngeles('Culver City', 'CA', '310', '90230 90232'),
  inLosAngeles('Downey', 'CA', '562', '90240 90241 90242'),
  inLosAngeles('Pomona', 'CA', '909', '91766 91767 91768'),
  inLosAngeles('Ontario', 'CA', '909', '91761 91762 91764'),
  inLosAngeles('Riverside', 'CA', '951', '92501 92503 92505 92509'),
  inLosAngeles('San Bernardino', 'CA', '909', '92404 92405 92407 92411'),
  inLosAngeles('Irvine', 'CA', '949', '92602 92603 92604 92618'),
  inLosAngeles('Anaheim', 'CA', '714', '92801 92805 92807 92808'),
  inLosAngeles('Huntington Beach', 'CA', '714', '92646 92647 92648 92649'),
  inLosAngeles('Oceanside', 'CA', '760', '92054 92056 92057'),
  inLosAngeles('San Diego', 'CA', '619', '92119 92126 92131'),
  inLosAngeles('Ventura', 'CA', '805', '93001 93003 93004'),
]

export const pacificNorthwest: readonly DemoCity[] = [
  inLosAngeles('Seattle', 'WA', '206', '98103 98146 98155 98168'),
  inLosAngeles('Bellevue', 'WA', '425', '98004 98005 98006 98008'),
  inLosAngeles('Tacoma', 'WA', '253', '98421 98422 98424 98443'),
  inLosAngeles('Spokane', 'WA', '509', '99212 99216 99217 99223'),
  inLosAngeles('Portland', 'OR', '503', '97210 97224 97229 97230'),
  inBoise('Boise', 'ID', '208', '83702 83703 83709 83712'),
  inBoise('Ontario', 'OR', '541', '97914'),
  inLosAngeles('Everett', 'WA', '425', '98201 98203 98204 98208'),
  inLosAngeles('Olympia', 'WA', '360', '98501 98506 98513 98516'),
  inLosAngeles('Vancouver', 'WA', '360', '98662 98682 98685 98686'),
  inLosAngeles('Yakima', 'WA', '509', '98901 98902'),
  inLosAngeles('Beaverton', 'OR', '503', '97003 97005 97007 97008'),
  inLosAngeles('Salem', 'OR', '503', '97301 97302 97303 97305'),
  inLosAngeles('Eugene', 'OR', '541', '97402 97404 97405 97408'),
  inLosAngeles('Bend', 'OR', '541', '97701 97702 97703'),
  inBoise('Nampa', 'ID', '208', '83651 83686 83687'),
  inLosAngeles('Post Falls', 'ID', '208', '83854'),
]

export const desertSouthwest: readonly DemoCity[] = [
  inPhoenix('Phoenix', 'AZ', '602', '85027 85028 85041 85042'),
  inPhoenix('Mesa', 'AZ', '480', '85204 85207 85212 85215'),
  inPhoenix('Scottsdale', 'AZ', '480', '85255 85256 85259 85266'),
  inPhoenix('Tucson', 'AZ', '520', '85718 85745 85750 85757'),
  inLosAngeles('Las Vegas', 'NV', '702', '89122 89130 89135 89178'),
  inPhoenix('Sierra Vista', 'AZ', '520', '85635 85650'),
  inDenver('Saint George', 'UT', '435', '84770 84790'),
  inPhoenix('Glendale', 'AZ', '623', '85301 85307 85308 85310'),
  inPhoenix('Flagstaff', 'AZ', '928', '86005 86011'),
  inPhoenix('Yuma', 'AZ', '928', '85364'),
  inPhoenix('Prescott', 'AZ', '928', '86301 86303'),
  inPhoenix('Kingman', 'AZ', '928', '86409'),
  inLosAngeles('Henderson', 'NV', '702', '89002 89011 89015 89044'),
  inDenver('Cedar City', 'UT', '435', '84721'),
  inDenver('Gallup', 'NM', '505', '87301 87305'),
]
