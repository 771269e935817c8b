import type { Need } from './need.ts';

/** LEDs, diodes, transistors, regulators and integrated circuits. */
export const semiconductors: readonly Need[] = [
  {
    want: 'a red LED of 5 mm',
    best: /^LED 5 mm, red/,
    asked: {
      EN: ['red LED 5mm', '5mm led red'],
      DE: ['rote LED 5mm', 'LED rot 5mm', 'Leuchtdiode rot 5 mm'],
      FR: ['LED rouge 5mm', 'DEL rouge 5 mm'],
    },
  },
  {
    want: 'an LED of any kind',
    best: /^(?:Chip )?LED/,
    asked: { EN: ['LED', 'leds'], DE: ['LED', 'Leuchtdiode', 'Leuchtdioden'], FR: ['LED', 'DEL', 'diode électroluminescente'] },
  },
  {
    want: 'a warm white LED',
    best: /LED .*warm white/,
    asked: { EN: ['warm white led'], DE: ['LED warmweiß', 'LED warmweiss'], FR: ['LED blanc chaud'] },
  },
  {
    want: 'a chip LED in 0805',
    best: /^Chip LED 0805/,
    asked: { EN: ['SMD LED 0805', '0805 led'], DE: ['SMD LED 0805', 'SMD-LED 0805'], FR: ['LED CMS 0805', 'led 0805'] },
  },
  {
    want: 'a green chip LED',
    best: /^Chip LED .* green/,
    asked: { EN: ['green smd led'], DE: ['grüne SMD LED'], FR: ['LED CMS verte'] },
  },
  {
    want: 'a blue LED of 7 mm, which the sample lacks',
    best: null,
    asked: { EN: ['blue LED 7mm'], DE: ['blaue LED 7mm'], FR: ['LED bleue 7mm'] },
  },
  {
    want: 'the rectifier diode 1N4007',
    best: /1N4007/,
    asked: { EN: ['1N4007', '1n4007 diode'], DE: ['1N4007', 'Gleichrichterdiode 1N4007'], FR: ['1N4007', 'diode 1N4007'] },
  },
  {
    want: 'a Zener diode of 5.1 V',
    best: /^Zener diode 5\.1 V/,
    asked: { EN: ['zener 5.1V', '5V1 zener'], DE: ['Zenerdiode 5,1V', 'Z-Diode 5V1'], FR: ['zener 5,1V', 'diode zener 5V1'] },
  },
  {
    want: 'a Schottky diode',
    best: /^Schottky diode/,
    asked: { EN: ['schottky diode', 'shottky'], DE: ['Schottky Diode', 'Schottkydiode'], FR: ['diode schottky'] },
  },
  {
    want: 'the signal diode 1N4148, which the sample lacks',
    best: null,
    asked: { EN: ['1N4148'], DE: ['1N4148'], FR: ['1N4148'] },
  },
  {
    want: 'the transistor BC547',
    best: /BC547/,
    asked: { EN: ['BC547', 'BC547B transistor'], DE: ['BC547', 'BC 547'], FR: ['BC547', 'transistor BC547'] },
  },
  {
    want: 'an NPN transistor',
    best: /^NPN transistor/,
    asked: { EN: ['NPN transistor'], DE: ['NPN Transistor', 'NPN-Transistor'], FR: ['transistor NPN'] },
  },
  {
    want: 'a MOSFET with an N channel',
    best: /^N-channel MOSFET/,
    asked: { EN: ['n-channel mosfet', 'nmos'], DE: ['N-Kanal MOSFET', 'N-FET'], FR: ['mosfet canal N'] },
  },
  {
    want: 'the MOSFET IRLZ44N',
    best: /IRLZ44N/,
    asked: { EN: ['IRLZ44N', 'irlz44'], DE: ['IRLZ44N', 'IRLZ 44 N'], FR: ['IRLZ44N'] },
  },
  {
    want: 'the voltage regulator 7805',
    best: /^Voltage regulator 7805/,
    also: /^Voltage regulator L78L05/,
    asked: { EN: ['LM7805', '7805', 'L7805', '7805 regulator'], DE: ['LM7805', '7805', 'uA7805', 'Spannungsregler 7805'], FR: ['LM7805', '7805', 'régulateur 7805'] },
  },
  {
    want: 'the voltage regulator 7812',
    best: /L7812/,
    also: /L78L12/,
    asked: { EN: ['LM7812', '7812'], DE: ['LM7812', '7812'], FR: ['LM7812'] },
  },
  {
    want: 'a voltage regulator for 3.3 V',
    best: /^Voltage regulator .* 3\.3 V/,
    asked: {
      EN: ['3V3 regulator', '3.3V regulator', 'LDO 3.3V'],
      DE: ['3V3', 'Spannungsregler 3,3V', 'Spannungsregler 3V3'],
      FR: ['régulateur 3,3V', 'régulateur 3V3'],
    },
  },
  {
    want: 'a voltage regulator for 5 V',
    best: /^Voltage regulator .* 5 V/,
    asked: { EN: ['5V regulator', 'voltage regulator 5 volts'], DE: ['Spannungsregler 5V', 'Spannungsregler 5 Volt'], FR: ['régulateur de tension 5V'] },
  },
  {
    want: 'the timer NE555',
    best: /NE555/,
    asked: { EN: ['555 timer', 'NE555'], DE: ['NE555', 'Timer 555'], FR: ['NE555', 'temporisateur 555'] },
  },
  {
    want: 'the shift register 74HC595',
    best: /74HC595/,
    asked: { EN: ['74HC595', 'shift register'], DE: ['74HC595', 'Schieberegister'], FR: ['74HC595', 'registre à décalage'] },
  },
  {
    want: 'an operational amplifier',
    best: /^Operational amplifier/,
    asked: { EN: ['op amp', 'opamp', 'operational amplifier'], DE: ['OpAmp', 'OPV', 'Operationsverstärker'], FR: ['ampli op', 'AOP', 'amplificateur opérationnel'] },
  },
  {
    want: 'the operational amplifier LM358',
    best: /LM358/,
    asked: { EN: ['LM358', 'lm358n'], DE: ['LM358', 'LM 358'], FR: ['LM358'] },
  },
  {
    want: 'the microcontroller ATmega328P',
    best: /ATmega328P/,
    asked: { EN: ['ATmega328', 'atmega328p-pu'], DE: ['ATmega328P', 'Atmega 328'], FR: ['ATmega328'] },
  },
  {
    want: 'a socket for a chip of 8 pins',
    best: /^IC socket, 8 pins/,
    asked: { EN: ['DIP-8 socket', 'ic socket 8 pin'], DE: ['IC Sockel 8-polig', 'IC-Fassung DIP-8', 'DIP8 Sockel'], FR: ['support DIP-8', 'support CI 8 broches'] },
  },
  {
    want: 'a NAND gate',
    best: /NAND gates/,
    asked: { EN: ['NAND gate'], DE: ['NAND Gatter', 'NAND-Gatter'], FR: ['porte NON-ET'] },
  },
];
