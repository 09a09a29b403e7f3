import { cityIn, type DemoCity } from './city.ts'

const inNewYork = cityIn('America/New_York')
const inChicago = cityIn('America/Chicago')

export const newEngland: readonly DemoCity[] = [
  inNewYork('Boston', 'MA', '617', '02118 02127 02128 02210'),
  inNewYork('Worcester', 'MA', '508', '01603 01604 01605 01607'),
  inNewYork('Springfield', 'MA', '413', '01107 01118 01119 01128'),
  inNewYork('Lowell', 'MA', '978', '01850 01851 01852 01854'),
  inNewYork('Quincy', 'MA', '617', '02169 02170 02171'),
  inNewYork('Framingham', 'MA', '508', '01701 01702'),
  inNewYork('Danvers', 'MA', '978', '01923'),
  inNewYork('Providence', 'RI', '401', '02905 02906 02907 02909'),
  inNewYork('Warwick', 'RI', '401', '02886 02888 02889'),
  inNewYork('Manchester', 'NH', '603', '03101 03102 03103 03109'),
  inNewYork('Nashua', 'NH', '603', '03060 03062 03063 03064'),
  inNewYork('Portland', 'ME', '207', '04101 04102 04103 04109'),
  inNewYork('Hartford', 'CT', '860', '06103 06106 06114 06120'),
  inNewYork('New Haven', 'CT', '203', '06510 06513 06515 06519'),
  inNewYork('Danbury', 'CT', '203', '06810 06811'),
]

export const delawareValley: readonly DemoCity[] = [
  inNewYork('Philadelphia', 'PA', '215', '19114 19116 19136 19154'),
  inNewYork('King of Prussia', 'PA', '610', '19406'),
  inNewYork('West Chester', 'PA', '610', '19380 19382 19383'),
  inNewYork('Lancaster', 'PA', '717', '17601 17602 17603'),
  inNewYork('Reading', 'PA', '610', '19605 19606 19607 19608'),
  inNewYork('Allentown', 'PA', '610', '18103 18104 18109'),
  inNewYork('Doylestown', 'PA', '215', '18901 18902'),
  inNewYork('Cherry Hill', 'NJ', '856', '08002 08003 08034'),
  inNewYork('Princeton', 'NJ', '609', '08540'),
  inNewYork('Trenton', 'NJ', '609', '08619 08620 08690 08691'),
  inNewYork('Vineland', 'NJ', '856', '08360 08361'),
  inNewYork('Wilmington', 'DE', '302', '19801 19804 19808 19810'),
  inNewYork('Newark', 'DE', '302', '19702 19711 19713'),
  inNewYork('Dover', 'DE', '302', '19901 19904'),
  inNewYork('Baltimore', 'MD', '410', '21215 21224 21229'),
]

export const southeast: readonly DemoCity[] = [
  inNewYork('Atlanta', 'GA', '404', '30315 30328 30354 30360'),
  inNewYork('Marietta', 'GA', '770', '30008 30064 30067 30068'),
  inNewYork('Athens', 'GA', '706', '30601 30605 30606 30607'),
  inNewYork('Macon', 'GA', '478', '31210 31211 31217 31220'),
  inNewYork('Columbus', 'GA', '706', '31903 31904 31907 31909'),
  inNewYork('Augusta', 'GA', '706', '30905 30906 30907 30909'),
  inNewYork('Albany', 'GA', '229', '31701 31704 31707 31721'),
  inNewYork('Tallahassee', 'FL', '850', '32305 32308 32312 32317'),
  inChicago('Panama City', 'FL', '850', '32404 32408 32409'),
  inChicago('Pensacola', 'FL', '850', '32506 32507 32514 32534'),
  inChicago('Birmingham', 'AL', '205', '35215 35235 35242 35244'),
  inChicago('Montgomery', 'AL', '334', '36105 36108 36116 36117'),
  inChicago('Huntsville', 'AL', '256', '35810 35811 35824'),
  inChicago('Dothan', 'AL', '334', '36301 36303 36305'),
  inChicago('Mobile', 'AL', '251', '36608 36618 36619 36695'),
]
