import { wordForms } from './wordForms.ts';

/** Letters that German puts between the parts of a compound: Temperatur-sensor, Widerstand-s-netzwerk, Batterie-n-halter. */
const linkings = ['', 's', 'n', 'en', 'es', 'e'];

/** The shortest part, in letters. */
const minPartLength = 3;

/**
 * Takes a word that the catalogue lacks apart into two or three that it has: Temperatursensor into temperatur and sensor. The longest first part
 * wins. Null when it cannot be taken apart. The word is folded.
 */
export function compoundParts(word: string, isKnown: (word: string) => boolean, most = 3): readonly string[] | null {
  if (!/^\p{L}+$/u.test(word)) return null;
  const knows = (part: string) => [part, ...wordForms(part)].some(isKnown);
  for (let at = word.length - minPartLength; at >= minPartLength; at -= 1) {
    const rest = word.slice(at);
    const first = firstPart(word.slice(0, at), isKnown);
    if (first === null) continue;
    if (knows(rest)) return [first, rest];
    const others = most > 2 ? compoundParts(rest, isKnown, most - 1) : null;
    if (others !== null) return [first, ...others];
  }
  return null;
}

function firstPart(text: string, isKnown: (word: string) => boolean): string | null {
  for (const linking of linkings) {
    const part = text.slice(0, text.length - linking.length);
    if (text.endsWith(linking) && part.length >= minPartLength && isKnown(part)) return part;
  }
  return null;
}
