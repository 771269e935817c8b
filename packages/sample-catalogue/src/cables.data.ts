const usb = '1.2.3.4.2';
const video = '1.2.3.4.3';

/** Data cables by the two plugs; a data rate in bit/s where the standard says one. */
export const cableWords = [
  {
    code: 'UAC', category: usb, plugs: ['USB-A', 'USB-C'], standard: 'USB 2.0', bits: 480e6, euros: 3.5, metres: [0.5, 1, 2, 3],
    name: { EN: 'USB cable, A to C, USB 2.0', DE: 'USB-Kabel, A auf C, USB 2.0', FR: 'Câble USB, A vers C, USB 2.0' },
    text: { EN: 'Charges with up to 3 A and carries data: for boards with a USB-C socket. The plugs are moulded and short enough for tight cases.', DE: 'Lädt mit bis zu 3 A und überträgt Daten: für Platinen mit USB-C-Buchse. Die Stecker sind umspritzt und kurz genug für enge Gehäuse.', FR: 'Charge jusqu’à 3 A et transporte les données : pour les cartes à prise USB-C. Fiches surmoulées, assez courtes pour les boîtiers étroits.' },
  },
  {
    code: 'UCC', category: usb, plugs: ['USB-C', 'USB-C'], standard: 'USB 3.2 Gen 2', bits: 10e9, euros: 9.5, metres: [0.5, 1, 2],
    name: { EN: 'USB cable, C to C, 10 Gbit/s, 100 W', DE: 'USB-Kabel, C auf C, 10 Gbit/s, 100 W', FR: 'Câble USB, C vers C, 10 Gbit/s, 100 W' },
    text: { EN: 'A chip in the plug says what the cable can carry: 5 A at 20 V, so even a large computer charges through it. Braided jacket.', DE: 'Ein Chip im Stecker sagt, was das Kabel verträgt: 5 A bei 20 V, damit lädt auch ein großer Rechner. Mantel aus Geflecht.', FR: 'Une puce dans la fiche annonce ce que le câble supporte : 5 A sous 20 V, de quoi charger aussi un grand ordinateur. Gaine tressée.' },
  },
  {
    code: 'UAM', category: usb, plugs: ['USB-A', 'Micro-USB'], standard: 'USB 2.0', bits: 480e6, euros: 2.9, metres: [0.3, 1, 2],
    name: { EN: 'USB cable, A to micro-B, USB 2.0', DE: 'USB-Kabel, A auf Micro-B, USB 2.0', FR: 'Câble USB, A vers micro-B, USB 2.0' },
    text: { EN: 'For boards of the years before USB-C. Thick supply wires, so that little voltage is lost on the way.', DE: 'Für Platinen aus den Jahren vor USB-C. Dicke Versorgungsadern, damit unterwegs wenig Spannung verloren geht.', FR: 'Pour les cartes d’avant l’USB-C. Conducteurs d’alimentation épais, donc peu de tension perdue en route.' },
  },
  {
    code: 'UAB', category: usb, plugs: ['USB-A', 'USB-B'], standard: 'USB 2.0', bits: 480e6, euros: 3.2, metres: [0.5, 1.8, 3],
    name: { EN: 'USB cable, A to B, USB 2.0', DE: 'USB-Kabel, A auf B, USB 2.0', FR: 'Câble USB, A vers B, USB 2.0' },
    text: { EN: 'The square plug of measuring instruments, printers and the classic boards. Shielded, with a ferrite on the longer ones.', DE: 'Der quadratische Stecker von Messgeräten, Druckern und den klassischen Platinen. Geschirmt, die längeren mit Ferrit.', FR: 'La fiche carrée des appareils de mesure, des imprimantes et des cartes classiques. Blindé, avec une ferrite sur les plus longs.' },
  },
  {
    code: 'UEX', category: usb, plugs: ['USB-A', 'USB-A'], standard: 'USB 3.0', bits: 5e9, euros: 5.4, metres: [0.5, 1, 2],
    name: { EN: 'USB extension, 5 Gbit/s', DE: 'USB-Verlängerung, 5 Gbit/s', FR: 'Rallonge USB, 5 Gbit/s' },
    text: { EN: 'Brings a socket from behind the rack to the bench. Blue inside, as the standard wants it.', DE: 'Holt eine Buchse von der Rückseite auf den Tisch. Innen blau, wie der Standard es will.', FR: 'Amène une prise de l’arrière jusqu’à l’établi. Bleue à l’intérieur, comme le veut la norme.' },
  },
  {
    code: 'HDM', category: video, plugs: ['HDMI', 'HDMI'], standard: 'HDMI 2.1', bits: 48e9, euros: 7.9, metres: [0.5, 1, 2, 3],
    name: { EN: 'HDMI cable, 48 Gbit/s', DE: 'HDMI-Kabel, 48 Gbit/s', FR: 'Câble HDMI, 48 Gbit/s' },
    text: { EN: 'Enough for 4K at 120 frames a second, and for everything below. Gold-plated contacts in slim shells.', DE: 'Genug für 4K mit 120 Bildern je Sekunde und alles darunter. Vergoldete Kontakte in schlanken Hüllen.', FR: 'Suffit pour la 4K à 120 images par seconde et tout ce qui est en dessous. Contacts dorés, coques minces.' },
  },
  {
    code: 'HDU', category: video, plugs: ['Micro-HDMI', 'HDMI'], standard: 'HDMI 2.0', bits: 18e9, euros: 6.9, metres: [0.5, 1.5, 2],
    name: { EN: 'Micro HDMI to HDMI cable, 18 Gbit/s', DE: 'Micro-HDMI-auf-HDMI-Kabel, 18 Gbit/s', FR: 'Câble micro-HDMI vers HDMI, 18 Gbit/s' },
    text: { EN: 'From the small socket of a single-board computer to a screen, with 4K at 60 frames a second.', DE: 'Von der kleinen Buchse eines Einplatinencomputers zum Bildschirm, 4K mit 60 Bildern je Sekunde.', FR: 'De la petite prise d’un ordinateur monocarte à l’écran, en 4K à 60 images par seconde.' },
  },
  {
    code: 'DPC', category: video, plugs: ['DisplayPort', 'DisplayPort'], standard: 'DisplayPort 1.4', bits: 32.4e9, euros: 8.4, metres: [1, 2, 3],
    name: { EN: 'DisplayPort cable, 32.4 Gbit/s', DE: 'DisplayPort-Kabel, 32,4 Gbit/s', FR: 'Câble DisplayPort, 32,4 Gbit/s' },
    text: { EN: 'The latch keeps the plug in its socket until one presses. Pin 20 is left open, as it should be.', DE: 'Die Rastung hält den Stecker, bis man drückt. Pin 20 bleibt offen, wie es sich gehört.', FR: 'Le verrou retient la fiche jusqu’à ce qu’on appuie. La broche 20 reste libre, comme il se doit.' },
  },
] as const;
