// The language that is made from English: see crates/words/src/pseudo.rs.
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀçďéƒĝĥíĵķļɱñóƥɋŕšţúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻṀÑÓƤɊŔŠŢÚṼŴẊÝŽ'];

/** A text with accents, more than 40 % longer. */
export const accented = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const changed = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    return /[aeiounst]/i.test(letter) ? changed + changed : changed;
  });

/** A whole message, with its ends marked. */
export const framed = (text: string): string => `⟦${text}⟧`;
