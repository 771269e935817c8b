import { describe, expect, test } from 'vitest';
import { validateCompany } from './company.ts';
import { validateDepartment } from './department.ts';
import { validatePersonName } from './personName.ts';
import { validateCity, validateStreet } from './place.ts';

/** Names of people as they are written in the languages of the delivery countries (D18). */
const names: Readonly<Record<string, readonly string[]>> = {
  Albanian: ['Gjergj', 'Çelaj', 'Ëngjëll'],
  Arabic: ['محمد', 'فاطمة الزهراء', 'عبد الله'],
  Bosnian: ['Đorđe', 'Hadžić', 'Šehić'],
  Bulgarian: ['Йордан', 'Стоянова-Петрова'],
  Catalan: ['Gal·la', 'Núria', 'Puig i Cadafalch', 'Sant-Genís'],
  Chinese: ['李', '王', '小明', '歐陽'],
  Croatian: ['Živko', 'Lučić', 'Anđelka'],
  Czech: ['Jiří', 'Dvořáková', 'Šťastný', 'Ďurčo'],
  Danish: ['Søren', 'Åse', 'Kjær-Nielsen', 'Ægidius'],
  Dutch: ["van 't Hoff", 'van der Meer', 'IJsbrand', 'Daniël'],
  English: ["O'Brien", 'O’Neill', 'Smith-Jones', 'J. R. R.', 'Zoë'],
  Estonian: ['Jõgi', 'Kõiv', 'Ülle', 'Õnne'],
  Finnish: ['Mäkelä', 'Väinö', 'Nyström'],
  French: ["D'Alembert", 'L’Hôte', 'Saint-Exupéry', 'Œdipe', 'Ÿves', 'Noël'],
  German: ['Müller', 'Groß', 'von der Leyen', 'Öztürk', 'Dr. Weiß'],
  Greek: ['Γιώργος', 'Παπαδοπούλου', 'Ἀθηνᾶ'],
  Hebrew: ['דוד', "ז'בוטינסקי", 'בן-גוריון'],
  Hindi: ['प्रिया', 'श्रीकृष्ण', 'ज़ैनब'],
  Hungarian: ['Győző', 'Kőszegi', 'Szűcs', 'Nagy-Kiss'],
  Icelandic: ['Þórður', 'Guðrún', 'Jónsdóttir', 'Æsa'],
  Irish: ['Ó Súilleabháin', 'Caoimhín', 'Ní Dhálaigh'],
  Italian: ["D'Angelo", "Dell'Acqua", 'Nicolò'],
  Japanese: ['林', '佐々木', 'さくら', 'ジョーンズ', '𠮷田'],
  Korean: ['김', '민준', '남궁'],
  Latvian: ['Jānis', 'Bērziņš', 'Ģirts', 'Ķēniņš'],
  Lithuanian: ['Žukauskaitė', 'Jurgis', 'Šarūnas', 'Ąžuolas'],
  Luxembourgish: ['Jäng', 'Schroeder', 'Thérèse', 'Wëllem'],
  Macedonian: ['Ѓорѓи', 'Ќирковски', 'Љубица'],
  Maltese: ['Ġorġ', 'Ħamrun', 'Żammit', 'Caruana Galizia'],
  Maori: ['Tāne', 'Te Ūkaipō'],
  Montenegrin: ['Śekularac', 'Źenica'],
  Norwegian: ['Bjørn', 'Håkon', 'Ødegård'],
  Polish: ['Łukasz', 'Wójcik', 'Gębała', 'Święcicki', 'Żółć'],
  Portuguese: ['João', 'Gonçalves', "d'Ávila", 'Conceição'],
  Romanian: ['Ștefan', 'Țepeș', 'Ionuț', 'Bănică'],
  Serbian: ['Ђорђе', 'Његош', 'Čedomir'],
  Slovak: ['Ľudovít', 'Štúr', 'Ŕuža', 'Ďuriš'],
  Slovene: ['Prešeren', 'Žiga', 'Črt'],
  Spanish: ['Íñigo', 'Muñoz', 'García-Márquez', 'de la Peña', 'M.ª Ángeles'],
  Swedish: ['Åsa', 'Öberg', 'af Klercker', 'Gustaf-Adolf'],
  Turkish: ['İbrahim', 'Çağlar', 'Gökçe', 'Işık'],
  Ukrainian: ['Ґалаґан', 'Їжакевич', 'Наталія'],
  Xhosa: ['Nomzamo', 'Mandela-Ka Ntu'],
};

describe('spec §5, D16: first and last names in all the languages of the delivery countries', () => {
  test.each(Object.entries(names).flatMap(([language, list]) => list.map((name) => [language, name] as const)))(
    '%s: %s',
    (_, name) => {
      expect(validatePersonName(name.normalize('NFC'))).toBeNull();
    },
  );

  test.each([
    ['', 'REQUIRED'],
    ['A', 'TOO_SHORT'],
    ['Ab', null],
    ['a'.repeat(60), null],
    ['a'.repeat(61), 'TOO_LONG'],
    ['Ada1', 'CHARACTERS'],
    ['Ada, Countess', 'CHARACTERS'],
    ['Ada & Bob', 'CHARACTERS'],
    ['Ada_B', 'CHARACTERS'],
    ['<b>Ada</b>', 'CHARACTERS'],
    ['Ada (B)', 'CHARACTERS'],
    ['Ada 😀', 'CHARACTERS'],
  ])('"%s": %s', (name, code) => {
    expect(validatePersonName(name)).toBe(code);
  });
});

describe('spec §5, D16: companies', () => {
  test.each([
    'Müller & Söhne',
    "McDonald's",
    'L’Oréal',
    'Platine S.à r.l.',
    'Schmidt (Luxembourg) S.A.',
    'C+A Mode',
    '3M',
    'Ørsted A/S',
    'Škoda Auto a.s.',
    'Łódzkie Zakłady Sp. z o.o.',
    'Ελληνικά Πετρέλαια Α.Ε.',
    'Български пощи ЕАД',
    'Kovács, Nagy és Társa Kft.',
    '株式会社',
    'Institut Gal·la',
    'Haus – Garten',
  ])('%s', (company) => {
    expect(validateCompany(company)).toBeNull();
  });

  test.each([
    ['', 'REQUIRED'],
    ['X', 'TOO_SHORT'],
    ['XY', null],
    ['x'.repeat(60), null],
    ['x'.repeat(61), 'TOO_LONG'],
    ['A@B', 'CHARACTERS'],
    ['A "B"', 'CHARACTERS'],
    ['A; B', 'CHARACTERS'],
    ['A_B', 'CHARACTERS'],
    ['A!', 'CHARACTERS'],
  ])('"%s": %s', (company, code) => {
    expect(validateCompany(company)).toBe(code);
  });
});

describe('spec §5, D43: department, optional', () => {
  test.each([
    ['', null],
    ['IT', null],
    ['Forschung / Entwicklung', null],
    ['Qualité-Sécurité', null],
    ['x'.repeat(60), null],
    ['x'.repeat(61), 'TOO_LONG'],
    ['X', 'TOO_SHORT'],
    ['Lab 3', null],
    ['F&E', null],
    ['R+D (Building 4)', null],
    ['Chef’s Office – Purchasing', null],
    ["Bureau d'études", null],
    ['Lab_3', 'CHARACTERS'],
    ['Lab, Physics', 'CHARACTERS'],
  ])('"%s": %s', (department, code) => {
    expect(validateDepartment(department)).toBe(code);
  });
});

describe('spec §5, D16: street and city', () => {
  test.each([
    "12, rue de l'Alzette",
    '5 Boulevard d’Avranches',
    'Straße des 17. Juni 135',
    'Karl-Marx-Str. 1/3',
    'Calle Mayor, 3, 2º',
    'ul. 3 Maja 5/7',
    'Ødegårdsvei 4B',
    'Οδός Ερμού 12',
    'бул. Витоша 1',
    'Carrer del Col·legi 8',
    '1600 Pennsylvania Ave. NW',
    'Kossuth Lajos u. 5.',
  ])('%s is a street', (street) => {
    expect(validateStreet(street)).toBeNull();
  });

  test.each([
    'Esch-sur-Alzette',
    "'s-Hertogenbosch",
    'L’Aquila',
    'Å i Lofoten',
    'Paris 7',
    'St. Gallen',
    'Łódź',
    'București',
    'Αθήνα',
    'София',
    'Frankfurt a. M.',
    '札幌',
  ])('%s is a city', (city) => {
    expect(validateCity(city)).toBeNull();
  });

  test.each([
    ['', 'REQUIRED'],
    ['Å', 'TOO_SHORT'],
    ['Aa', null],
    ['a'.repeat(60), null],
    ['a'.repeat(61), 'TOO_LONG'],
    ['Main St #5', 'CHARACTERS'],
    ['Main & Co', 'CHARACTERS'],
    ['Main_Street', 'CHARACTERS'],
    ['Main (rear)', 'CHARACTERS'],
  ])('"%s": %s', (place, code) => {
    expect(validateStreet(place)).toBe(code);
    expect(validateCity(place)).toBe(code);
  });
});
