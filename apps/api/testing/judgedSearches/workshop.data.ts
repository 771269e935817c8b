import type { Need } from './need.ts';

/** Soldering, measuring, prototyping, power, cables, mechanics and the network. */
export const workshop: readonly Need[] = [
  {
    want: 'solder wire',
    best: /^Solder wire/,
    asked: {
      EN: ['solder', 'solder wire', 'tin solder', 'soldering tin'],
      DE: ['Lötzinn', 'Lötdraht', 'Lot', 'Zinn', 'Loetzinn'],
      FR: ['étain', 'fil à souder', 'soudure', 'fil de soudure', 'Lötzinn'],
    },
  },
  {
    want: 'a soldering iron or station',
    best: /^Soldering (?:iron|station)/,
    asked: { EN: ['soldering iron', 'soldering station'], DE: ['Lötkolben', 'Lötstation', 'Löt Station'], FR: ['fer à souder', 'station de soudage'] },
  },
  {
    want: 'a tip for a soldering iron',
    best: /^Soldering tip/,
    asked: { EN: ['soldering tip', 'solder tips'], DE: ['Lötspitze', 'Lötspitzen'], FR: ['panne fer à souder', 'panne'] },
  },
  {
    want: 'flux',
    best: /^Tack flux/,
    asked: { EN: ['flux', 'solder flux'], DE: ['Flussmittel', 'Flußmittel'], FR: ['flux', 'flux de soudure'] },
  },
  {
    want: 'desoldering braid, which the sample lacks',
    best: null,
    also: /^Removal kit/,
    asked: { EN: ['desoldering braid'], DE: ['Entlötlitze'], FR: ['tresse à dessouder'] },
  },
  {
    want: 'jumper wires for a breadboard',
    best: /^Jumper wires/,
    asked: {
      EN: ['jumper wire', 'jumper cables', 'dupont wires', 'Steckbrücken'],
      DE: ['Jumper Kabel', 'Jumperkabel', 'Dupont Kabel', 'Steckbrücken', 'Drahtbrücken'],
      FR: ['fils de connexion', 'câble jumper', 'fils dupont', 'cavaliers breadboard'],
    },
  },
  {
    want: 'jumper wires with a socket at each end',
    best: /^Jumper wires, socket to socket/,
    asked: { EN: ['jumper wire female female'], DE: ['Jumper Kabel Buchse Buchse'], FR: ['fil jumper femelle femelle'] },
  },
  {
    want: 'a breadboard',
    best: /breadboard/,
    asked: { EN: ['breadboard', 'bread board', 'protoboard'], DE: ['Breadboard', 'Steckbrett', 'Steckplatine', 'Experimentierplatine'], FR: ['breadboard', 'plaque d’essai', 'platine d’essai'] },
  },
  {
    want: 'stranded wire, red',
    best: /^Stranded wire .* red/,
    asked: { EN: ['hook-up wire red', 'stranded wire red'], DE: ['Litze rot', 'rote Schaltlitze'], FR: ['fil souple rouge', 'fil de câblage rouge'] },
  },
  {
    want: 'heat-shrink tubing',
    best: /^Heat-shrink tubing/,
    asked: { EN: ['heat shrink', 'heatshrink tubing', 'shrink tube'], DE: ['Schrumpfschlauch', 'Schrumpfschläuche'], FR: ['gaine thermo', 'gaine thermorétractable', 'thermorétractable'] },
  },
  {
    want: 'a multimeter',
    best: /multimeter/,
    asked: { EN: ['multimeter', 'DMM', 'multi meter'], DE: ['Multimeter', 'Messgerät', 'Digitalmultimeter'], FR: ['multimètre'] },
  },
  {
    want: 'an oscilloscope',
    best: /^Oscilloscope (?!probe)/,
    also: /^Oscilloscope probe/,
    asked: { EN: ['oscilloscope', 'scope'], DE: ['Oszilloskop', 'Oszi', 'Oszilloscope'], FR: ['oscilloscope', 'oscillo'] },
  },
  {
    want: 'a logic analyser',
    best: /[Ll]ogic analyser/,
    asked: { EN: ['logic analyzer', 'logic analyser'], DE: ['Logikanalysator', 'Logic Analyzer', 'Logikanalyzer'], FR: ['analyseur logique'] },
  },
  {
    want: 'a power supply for the bench',
    best: /^Lab power supply/,
    asked: { EN: ['bench power supply', 'lab power supply'], DE: ['Labornetzteil', 'Labornetzgerät', 'Regelbares Netzteil'], FR: ['alimentation de laboratoire', 'alim labo'] },
  },
  {
    want: 'a power supply of 12 V',
    best: /power supply.*12 V/,
    also: /^Power module .* 12 V/,
    asked: { EN: ['12V power supply', '12 volt psu', 'power supply 12V'], DE: ['Netzteil 12V', '12V Netzgerät', '12 Volt Netzteil'], FR: ['alimentation 12V', 'alim 12V', 'alimentation 12 volts'] },
  },
  {
    want: 'a power supply to plug into the wall, 5 V',
    best: /^Plug-in power supply 5 V/,
    also: /power supply .*5 V/,
    asked: { EN: ['wall adapter 5V', 'plug-in power supply 5V'], DE: ['Steckernetzteil 5V', 'Stecker-Netzteil 5 V'], FR: ['adaptateur secteur 5V', 'bloc secteur 5V'] },
  },
  {
    want: 'a power supply for a DIN rail, 24 V',
    best: /^DIN rail power supply .* 24 V/,
    asked: { EN: ['DIN rail power supply 24V'], DE: ['Hutschienennetzteil 24V', 'Hutschienen Netzteil 24V'], FR: ['alimentation rail DIN 24V'] },
  },
  {
    want: 'a converter from a higher voltage to 5 V',
    best: /^Step-down converter .* 5 V/,
    also: /LM2596T-5\.0/,
    asked: { EN: ['step down converter 5V', 'buck converter 5V'], DE: ['Step-Down 5V', 'Abwärtswandler 5V', 'DC-DC-Wandler 5V'], FR: ['convertisseur abaisseur 5V', 'buck 5V'] },
  },
  {
    want: 'the button cell CR2032',
    best: /CR2032/,
    asked: { EN: ['CR2032', 'coin cell CR2032', 'CR 2032'], DE: ['CR2032', 'Knopfzelle CR2032'], FR: ['CR2032', 'pile CR2032'] },
  },
  {
    want: 'a cell 18650',
    best: /18650/,
    asked: { EN: ['18650', '18650 battery'], DE: ['18650 Akku', '18650'], FR: ['accu 18650', '18650'] },
  },
  {
    want: 'AA cells, rechargeable or not',
    best: /(?:Eneloop AA,|Alkaline cells AA,)/,
    also: /Eneloop quick charger/,
    asked: { EN: ['AA batteries', 'AA battery'], DE: ['Mignon', 'AA Batterien', 'Batterie AA'], FR: ['piles AA', 'piles LR6'] },
  },
  {
    want: 'a lithium polymer battery',
    best: /^Li-polymer battery/,
    also: /^Li-polymer charger/,
    asked: { EN: ['lipo', 'lipo battery'], DE: ['LiPo', 'LiPo Akku'], FR: ['lipo', 'batterie lipo'] },
  },
  {
    want: 'a solar panel',
    best: /^Solar panel/,
    also: /^Solar charge controller/,
    asked: { EN: ['solar panel', 'solar cell'], DE: ['Solarpanel', 'Solarmodul', 'Solarzelle'], FR: ['panneau solaire'] },
  },
  {
    want: 'a cable from USB A to micro-B',
    best: /^USB cable, A to micro-B/,
    asked: { EN: ['micro usb cable'], DE: ['Micro-USB Kabel', 'Micro USB Kabel'], FR: ['câble micro USB'] },
  },
  {
    want: 'a USB cable with a C plug',
    best: /^USB cable, (?:A|C) to C/,
    asked: { EN: ['usb-c cable', 'USB C cable'], DE: ['USB-C-Kabel', 'USB C Kabel'], FR: ['câble USB-C', 'cable usb c'] },
  },
  {
    want: 'a network cable of 2 m',
    best: /^Patch cable .* 2 m/,
    asked: { EN: ['ethernet cable 2m', 'network cable 2 m', 'patch cable 2m'], DE: ['Netzwerkkabel 2m', 'LAN-Kabel 2m', 'Patchkabel 2 m'], FR: ['câble réseau 2m', 'câble ethernet 2 m', 'RJ45 2m'] },
  },
  {
    want: 'an HDMI cable',
    best: /HDMI/,
    asked: { EN: ['hdmi cable'], DE: ['HDMI Kabel', 'HDMI-Kabel'], FR: ['câble HDMI'] },
  },
  {
    want: 'a screw M3 × 10',
    best: /screw M3 × 10/,
    asked: { EN: ['M3x10 screw', 'screw M3 x 10', 'M3 screw 10mm'], DE: ['Schraube M3x10', 'M3x10', 'Zylinderschraube M3 x 10'], FR: ['vis M3x10', 'vis M3 x 10'] },
  },
  {
    want: 'a nut M3',
    best: /^Hex nut M3/,
    asked: { EN: ['M3 nut', 'nuts M3'], DE: ['Mutter M3', 'M3 Muttern'], FR: ['écrou M3', 'écrous M3'] },
  },
  {
    want: 'a spacer M3 of 10 mm',
    best: /^Spacer M3 × 10/,
    asked: { EN: ['standoff M3x10', 'spacer M3 10mm'], DE: ['Abstandsbolzen M3x10', 'Abstandshalter M3 10mm'], FR: ['entretoise M3x10', 'entretoise M3 10 mm'] },
  },
  {
    want: 'a pin header',
    best: /^Pin header/,
    asked: { EN: ['pin header', 'header pins', 'male header'], DE: ['Stiftleiste', 'Stiftleisten', 'Pinleiste'], FR: ['barrette', 'barrette mâle', 'pin header'] },
  },
  {
    want: 'a terminal block for a board',
    best: /^PCB terminal block/,
    also: /^Lever connector/,
    asked: { EN: ['screw terminal', 'terminal block'], DE: ['Schraubklemme', 'Leiterplattenklemme', 'Anschlussklemme'], FR: ['bornier à vis', 'bornier'] },
  },
  {
    want: 'a push button for a board',
    best: /^Tactile switch/,
    also: /switch/,
    asked: { EN: ['push button', 'tactile switch', 'tact switch'], DE: ['Taster', 'Kurzhubtaster', 'Drucktaster'], FR: ['bouton poussoir', 'bouton tactile'] },
  },
  {
    want: 'a relay of 5 V',
    best: /^Relay .*5 V DC/,
    asked: { EN: ['relay 5V', '5 volt relay'], DE: ['Relais 5V', 'Relais 5 Volt'], FR: ['relais 5V', 'relais 5 volts'] },
  },
  {
    want: 'a slow fuse of 1 A',
    best: /^Fuse .* 1 A, time-lag/,
    asked: { EN: ['fuse 1A slow', 'slow blow fuse 1A'], DE: ['Sicherung 1A träge', 'Feinsicherung 1 A träge'], FR: ['fusible 1A temporisé', 'fusible 1A lent'] },
  },
  {
    want: 'a rotary encoder',
    best: /^Rotary encoder/,
    asked: { EN: ['rotary encoder'], DE: ['Drehgeber', 'Drehencoder', 'Inkrementalgeber'], FR: ['codeur rotatif', 'encodeur rotatif'] },
  },
  {
    want: 'a wire stripper',
    best: /^Wire stripper/,
    asked: { EN: ['wire stripper', 'wire strippers'], DE: ['Abisolierzange', 'Abisolierer'], FR: ['pince à dénuder'] },
  },
  {
    want: 'a side cutter',
    best: /Super Knips/,
    asked: { EN: ['side cutter', 'flush cutter', 'wire cutter'], DE: ['Seitenschneider'], FR: ['pince coupante'] },
  },
  {
    want: 'tweezers',
    best: /^Tweezers/,
    asked: { EN: ['tweezers'], DE: ['Pinzette', 'Pinzetten'], FR: ['brucelles', 'pince à épiler', 'pincette'] },
  },
  {
    want: 'a microSD card of 64 GB',
    best: /microSDXC.* 64 GB/,
    asked: { EN: ['micro sd card 64GB', 'microSD 64 GB'], DE: ['Micro SD Karte 64GB', 'Speicherkarte 64 GB'], FR: ['carte micro SD 64 Go', 'carte mémoire 64Go'] },
  },
  {
    want: 'a USB stick',
    best: /^USB stick/,
    asked: { EN: ['usb stick', 'thumb drive', 'flash drive'], DE: ['USB-Stick', 'USB Stick', 'Speicherstick'], FR: ['clé USB', 'cle usb'] },
  },
  {
    want: 'a router',
    best: /[Rr]outer|FRITZ!Box/,
    also: /^Access point/,
    asked: { EN: ['wifi router', 'router'], DE: ['WLAN-Router', 'Router', 'WLAN Router'], FR: ['routeur wifi', 'routeur'] },
  },
  {
    want: 'a pair of wheels for a robot',
    best: /^Wheels \d/,
    asked: { EN: ['robot wheels', 'wheels'], DE: ['Räder', 'Rad Roboter'], FR: ['roues', 'roues robot'] },
  },
  {
    want: 'a washing machine, which an electronics shop does not have',
    best: null,
    asked: { EN: ['washing machine'], DE: ['Waschmaschine'], FR: ['lave-linge'] },
  },
  {
    want: 'a typing error in a common word',
    best: /resistor/,
    asked: { EN: ['resitor'], DE: ['Widerstnad', 'Wiederstand'], FR: ['resistence'] },
  },
];
