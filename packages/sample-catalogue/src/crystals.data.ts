import type { Texts } from './texts.ts';

/** Common frequencies in MHz, and what each is common for. */
export const crystalsInUse: readonly (readonly [megahertz: number, use: Texts])[] = [
  [3.579545, { EN: 'the colour carrier of NTSC, and cheap ever since', DE: 'der Farbträger von NTSC und seither günstig', FR: 'la sous-porteuse couleur NTSC, bon marché depuis lors', }],
  [3.6864, { EN: 'divides down to every common baud rate', DE: 'lässt sich auf jede gängige Baudrate teilen', FR: 'se divise en tous les débits série courants', }],
  [4, { EN: 'the old friend of small microcontrollers', DE: 'der alte Freund kleiner Mikrocontroller', FR: 'le vieil ami des petits microcontrôleurs', }],
  [4.194304, { EN: 'two to the power of 22: 22 flip-flops make one second', DE: 'zwei hoch 22: 22 Flipflops ergeben eine Sekunde', FR: 'deux puissance 22 : 22 bascules font une seconde', }],
  [6, { EN: 'for USB 1.1 through a multiplier', DE: 'für USB 1.1 über einen Vervielfacher', FR: 'pour l’USB 1.1 avec un multiplicateur', }],
  [7.3728, { EN: 'for 115,200 baud without an error', DE: 'für 115 200 Baud ohne Abweichung', FR: 'pour 115 200 bauds sans écart', }],
  [8, { EN: 'multiplied inside by many 32-bit controllers', DE: 'von vielen 32-Bit-Controllern intern vervielfacht', FR: 'multiplié en interne par beaucoup de contrôleurs 32 bits', }],
  [9.8304, { EN: 'for serial links at high rates', DE: 'für schnelle serielle Verbindungen', FR: 'pour les liaisons série rapides', }],
  [10, { EN: 'the reference of frequency counters', DE: 'die Referenz von Frequenzzählern', FR: 'la référence des fréquencemètres', }],
  [11.0592, { EN: 'the classic of the 8051 with its serial port', DE: 'der Klassiker des 8051 mit serieller Schnittstelle', FR: 'le classique du 8051 et de son port série', }],
  [12, { EN: 'for USB devices', DE: 'für USB-Geräte', FR: 'pour les périphériques USB' }],
  [14.31818, { EN: 'four times the NTSC carrier, once the clock of the PC', DE: 'das Vierfache des NTSC-Trägers, einst der Takt des PC', FR: 'quatre fois la porteuse NTSC, jadis l’horloge du PC', }],
  [14.7456, { EN: 'for 230,400 baud without an error', DE: 'für 230 400 Baud ohne Abweichung', FR: 'pour 230 400 bauds sans écart', }],
  [16, { EN: 'the clock of the Arduino UNO', DE: 'der Takt des Arduino UNO', FR: 'l’horloge de l’Arduino UNO' }],
  [18.432, { EN: 'for audio and serial links', DE: 'für Audio und serielle Verbindungen', FR: 'pour l’audio et les liaisons série', }],
  [20, { EN: 'the most an ATmega328P takes', DE: 'das Höchste, was ein ATmega328P verträgt', FR: 'le maximum d’un ATmega328P', }],
  [24, { EN: 'for USB hubs and cameras', DE: 'für USB-Hubs und Kameras', FR: 'pour les concentrateurs USB et les caméras', }],
  [24.576, { EN: '512 times 48 kHz, for audio converters', DE: 'das 512-Fache von 48 kHz, für Audiowandler', FR: '512 fois 48 kHz, pour convertisseurs audio', }],
  [25, { EN: 'for Ethernet', DE: 'für Ethernet', FR: 'pour l’Ethernet' }],
  [26, { EN: 'for mobile radio and ESP modules', DE: 'für Mobilfunk und ESP-Module', FR: 'pour la radio mobile et les modules ESP', }],
  [27, { EN: 'for video', DE: 'für Video', FR: 'pour la vidéo' }],
  [32, { EN: 'for Bluetooth radios', DE: 'für Bluetooth-Funk', FR: 'pour les radios Bluetooth' }],
];
