type Replaced<
  Text extends string,
  From extends string,
  To extends string,
> = Text extends `${infer Before}${From}${infer After}` ? `${Before}${To}${Replaced<After, From, To>}` : Text;

/** `sty_` and a style's name in small letters, without spaces and accents. */
export type StyleId<Name extends string> = `sty_${Replaced<Replaced<Lowercase<Name>, " ", "-">, "é", "e">}`;

/** The id that follows from a style's name. */
export function styleIdOf<Name extends string>(name: Name): StyleId<Name> {
  const id = `sty_${name.toLowerCase().replaceAll(" ", "-").replaceAll("é", "e")}`;
  if (!/^sty_[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
    throw new RangeError(
      `A style's name is of letters, digits, single spaces and é, so that its id can follow from it: "${name}".`,
    );
  }
  return id as StyleId<Name>;
}
