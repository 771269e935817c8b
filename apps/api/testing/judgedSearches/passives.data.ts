import type { Need } from './need.ts';

/** Resistors, capacitors, inductors and crystals: asked for by value, size and slang. */
export const passives: readonly Need[] = [
  {
    want: 'a resistor of any kind',
    best: /resistor/,
    asked: { EN: ['resistor', 'resistors'], DE: ['Widerstand', 'Widerstände'], FR: ['résistance', 'resistances'] },
  },
  {
    want: 'a chip resistor of any value',
    best: /^Chip resistor/,
    asked: {
      EN: ['SMD resistor', 'chip resistor', 'surface mount resistor'],
      DE: ['SMD Widerstand', 'SMD-Widerstand', 'Chipwiderstand'],
      FR: ['résistance CMS', 'resistance smd'],
    },
  },
  {
    want: 'a chip resistor of 10 kΩ in 0805',
    best: /^Chip resistor 10 kΩ, .* 0805/,
    asked: {
      EN: ['10k 0805', '10k 0805 resistor', 'SMD resistor 0805 10 kohm'],
      DE: ['10k 0805', 'SMD Widerstand 10k 0805', '10 kOhm 0805'],
      FR: ['10k 0805', 'résistance CMS 10 kΩ 0805'],
    },
  },
  {
    want: 'a chip resistor of 4.7 kΩ in 0805, which the sample lacks: 0603 may not pass for it in silence',
    best: null,
    asked: { EN: ['4k7 0805', '4.7k 0805'], DE: ['4k7 0805', '4,7 kOhm 0805'], FR: ['4k7 0805'] },
  },
  {
    want: 'a chip resistor of 4.7 kΩ in 0603',
    best: /^Chip resistor 4\.7 kΩ, .* 0603/,
    asked: { EN: ['4k7 0603', '0603 4.7k'], DE: ['4k7 0603', '4,7k SMD 0603'], FR: ['4k7 0603', '4,7 kΩ 0603'] },
  },
  {
    want: 'a resistor of 10 kΩ',
    best: /resistor 10 kΩ/,
    also: /(?:Trimmer 3296W|Potentiometer) 10 kΩ/,
    asked: {
      EN: ['10k', '10 kilo ohm', '10 kiloohm', '10k ohm resistor', 'resistor 10K', '10kΩ'],
      DE: ['10k Widerstand', '10 Kiloohm', '10 kOhm', 'Widerstand 10k'],
      FR: ['résistance 10k', '10 kilo-ohms', '10 kiloohm', '10 kohm'],
    },
  },
  {
    want: 'a resistor of 4.7 kΩ',
    best: /resistor 4\.7 kΩ/,
    asked: { EN: ['4k7', '4.7k resistor'], DE: ['4k7', '4,7k', 'Widerstand 4,7 kOhm'], FR: ['4k7', 'résistance 4,7 kΩ'] },
  },
  {
    want: 'a resistor of 220 Ω, as for an LED',
    best: /resistor 220 Ω/,
    asked: {
      EN: ['220 ohm', '220R', 'resistor 220 ohms'],
      DE: ['220 Ohm', 'Widerstand 220 Ohm', 'Vorwiderstand 220 Ohm'],
      FR: ['220 ohms', 'résistance 220 ohm'],
    },
  },
  {
    want: 'a resistor of 1 MΩ',
    best: /resistor 1 MΩ/,
    asked: { EN: ['1 megaohm', '1M resistor'], DE: ['1 Megaohm', 'Widerstand 1 MOhm'], FR: ['1 mégaohm', 'résistance 1M'] },
  },
  {
    want: 'a through-hole resistor of 1 kΩ',
    best: /film resistor 1 kΩ/,
    asked: {
      EN: ['through-hole resistor 1k', '1k metal film resistor'],
      DE: ['bedrahteter Widerstand 1k', 'Schichtwiderstand 1k'],
      FR: ['résistance traversante 1k'],
    },
  },
  {
    want: 'a metal film resistor',
    best: /^Metal film resistor/,
    asked: { EN: ['metal film resistor'], DE: ['Metallschichtwiderstand', 'Metallschicht Widerstand'], FR: ['résistance couche métallique'] },
  },
  {
    want: 'a resistor of 10 kΩ, 5 %',
    best: /resistor 10 kΩ, 5 %/,
    asked: { EN: ['10k 5%', 'resistor 10k 5 percent'], DE: ['10k 5%', 'Widerstand 10k 5 Prozent'], FR: ['résistance 10k 5 %'] },
  },
  {
    want: 'a resistor of a quarter watt',
    best: /resistor .* 0\.25 W/,
    asked: { EN: ['1/4W resistor', 'resistor 0.25W'], DE: ['Widerstand 1/4W', 'Widerstand 0,25 W'], FR: ['résistance 1/4W'] },
  },
  {
    want: 'an array of eight resistors in one package, which the sample lacks',
    best: null,
    asked: { EN: ['resistor array 8x10k SIL9'], DE: ['Widerstandsnetzwerk SIL9'], FR: ['réseau de résistances SIL9'] },
  },
  {
    want: 'a potentiometer of any value',
    best: /^Potentiometer/,
    also: /^Trimmer/,
    asked: {
      EN: ['pot', 'potentiometer', 'variable resistor'],
      DE: ['Poti', 'Potentiometer', 'Drehpoti'],
      FR: ['potentiomètre', 'potar'],
    },
  },
  {
    want: 'a potentiometer of 10 kΩ',
    best: /^Potentiometer 10 kΩ/,
    also: /^Trimmer 3296W 10 kΩ/,
    asked: { EN: ['10k pot', 'potentiometer 10k'], DE: ['Poti 10k', '10k Poti', 'Drehpoti 10kOhm'], FR: ['potar 10k', 'potentiomètre 10k'] },
  },
  {
    want: 'a logarithmic potentiometer of 100 kΩ',
    best: /^Potentiometer 100 kΩ, log/,
    asked: { EN: ['100k log pot'], DE: ['Poti 100k log', 'Poti 100k logarithmisch'], FR: ['potentiomètre 100k logarithmique'] },
  },
  {
    want: 'a trimmer',
    best: /^Trimmer/,
    asked: { EN: ['trimpot', 'trimmer'], DE: ['Trimmpoti', 'Spindeltrimmer', 'Trimmer'], FR: ['ajustable', 'trimmer'] },
  },
  {
    want: 'a ceramic capacitor of 100 nF, for decoupling',
    best: /(?:Ceramic|Multilayer) capacitor 100 nF/,
    also: /^Film capacitor 100 nF/,
    asked: {
      EN: ['100nF ceramic', '100n capacitor', '0.1uF ceramic capacitor', '100 nanofarad'],
      DE: ['100nF Keramik', 'Kerko 100nF', '0,1µF Kerko', 'Kondensator 100nF'],
      FR: ['100nF céramique', 'condensateur 100 nF', 'condo 100nF'],
    },
  },
  {
    want: 'a ceramic capacitor of 100 nF in 0805',
    best: /^Multilayer capacitor 100 nF.* 0805/,
    asked: { EN: ['100nF 0805', '0.1uF 0805'], DE: ['100nF 0805', 'SMD Kondensator 100nF 0805'], FR: ['100nF 0805', 'condensateur CMS 100nF 0805'] },
  },
  {
    want: 'a ceramic capacitor of 22 pF, for a crystal',
    best: /capacitor 22 pF/,
    asked: { EN: ['22pF', '22 picofarad'], DE: ['22pF', 'Kerko 22pF'], FR: ['22pF', 'condensateur 22 pF'] },
  },
  {
    want: 'an electrolytic capacitor',
    best: /^Electrolytic capacitor/,
    asked: {
      EN: ['electrolytic capacitor', 'electrolytic cap'],
      DE: ['Elko', 'Elkos', 'Elektrolytkondensator'],
      FR: ['condensateur électrolytique', 'chimique'],
    },
  },
  {
    want: 'an electrolytic capacitor of 1000 µF',
    best: /^Electrolytic capacitor 1000 µF/,
    asked: {
      EN: ['1000uF', '1000 microfarad', '1000µF electrolytic'],
      DE: ['Elko 1000uF', '1000uF', 'Elko 1000 Mikrofarad', '1000 µF'],
      FR: ['1000uF', 'chimique 1000µF', '1000 microfarads'],
    },
  },
  {
    want: 'an electrolytic capacitor of 470 µF, 25 V',
    best: /^Electrolytic capacitor 470 µF, 25 V/,
    asked: { EN: ['470uF 25V'], DE: ['Elko 470uF 25V', '470µF/25V'], FR: ['470µF 25V'] },
  },
  {
    want: 'an electrolytic capacitor of 1000 µF for 100 V, which the sample lacks',
    best: null,
    asked: { EN: ['1000uF 100V'], DE: ['Elko 1000uF 100V'], FR: ['condensateur 1000uF 100V'] },
  },
  {
    want: 'a film capacitor',
    best: /^Film capacitor/,
    asked: { EN: ['film capacitor'], DE: ['Folienkondensator', 'Folien-Kondensator', 'Folko'], FR: ['condensateur film'] },
  },
  {
    want: 'a multilayer ceramic capacitor',
    best: /^Multilayer capacitor/,
    also: /^Ceramic capacitor/,
    asked: { EN: ['MLCC'], DE: ['MLCC', 'Vielschichtkondensator'], FR: ['MLCC', 'condensateur multicouche'] },
  },
  {
    want: 'an inductor of 100 µH',
    best: /inductor 100 µH/,
    asked: { EN: ['100uH inductor', 'coil 100uH'], DE: ['Spule 100uH', 'Drossel 100µH'], FR: ['self 100µH', 'bobine 100uH', 'inductance 100 µH'] },
  },
  {
    want: 'a crystal of 16 MHz',
    best: /^Crystal 16 MHz/,
    asked: {
      EN: ['16MHz crystal', 'crystal 16 megahertz', 'xtal 16MHz'],
      DE: ['Quarz 16MHz', 'Schwingquarz 16 MHz'],
      FR: ['quartz 16MHz', 'quartz 16 mégahertz'],
    },
  },
];
