import java.io.BufferedWriter;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads links with java.net.URI and with a model of android.net.Uri, and writes the results uniformly.
 *
 * <p>Each line of the input file has a link and the names of its declared parameters, separated by tabs.
 * For each line, the program writes a line of five fields:
 *
 * <ul>
 *   <li>two links according to java.net.URI, one with plus signs and one with spaces in their place;
 *   <li>the same two links according to android.net.Uri;
 *   <li>the first values that getQueryParameter returns for the names, as items of a query.
 * </ul>
 *
 * <p>A field is "-" if the reader rejects the link.
 */
public final class URIReaders {
  public static void main(String[] arguments) throws Exception {
    List<String> lines = Files.readAllLines(Path.of(arguments[0]), StandardCharsets.UTF_8);
    try (BufferedWriter writer = Files.newBufferedWriter(Path.of(arguments[1]))) {
      for (String line : lines) {
        String[] fields = line.split("\t", -1);
        writer.write(java(fields[0], false) + "\t" + java(fields[0], true));
        AndroidUri uri = new AndroidUri(fields[0]);
        writer.write("\t" + uri.spelled(false) + "\t" + uri.spelled(true) + "\t");
        writer.write(uri.parameters(List.of(fields).subList(1, fields.length)));
        writer.write("\n");
      }
    }
  }

  /** The link as java.net.URI reads it. */
  static String java(String link, boolean plusIsSpace) {
    try {
      URI uri = new URI(link);
      if (uri.isOpaque()) return "-";
      // The authority of a link with a custom scheme need not be a valid host name.
      String authority = uri.getHost() != null ? uri.getHost() : uri.getRawAuthority();
      if (uri.getPort() >= 0) authority += ":" + uri.getPort();
      return spelled(
          uri.getScheme(), authority, uri.getRawPath(), uri.getRawQuery(), uri.getRawFragment(),
          plusIsSpace, true);
    } catch (Exception error) {
      return "-";
    }
  }

  static String spelled(
      String scheme, String authority, String path, String query, String fragment,
      boolean plusIsSpace, boolean isStrict) throws CharacterCodingException {
    StringBuilder result = new StringBuilder(scheme).append("://");
    if (authority != null) result.append(encoded(decoded(authority, false, isStrict)).replace("%3A", ":"));
    List<String> segments = new ArrayList<>();
    for (String segment : (path == null ? "" : path).split("/", -1)) {
      segments.add(encoded(decoded(segment, false, isStrict)));
    }
    result.append(String.join("/", segments));
    if (query != null) result.append("?").append(items(query, plusIsSpace, isStrict));
    if (fragment != null) result.append("#").append(items(fragment, plusIsSpace, isStrict));
    return result.toString();
  }

  static String items(String query, boolean plusIsSpace, boolean isStrict)
      throws CharacterCodingException {
    List<String> items = new ArrayList<>();
    for (String item : query.split("&")) {
      if (item.isEmpty()) continue;
      int equals = item.indexOf('=');
      String key = equals < 0 ? item : item.substring(0, equals);
      String value = equals < 0 ? "" : item.substring(equals + 1);
      items.add(
          encoded(decoded(key, plusIsSpace, isStrict)) + "="
              + encoded(decoded(value, plusIsSpace, isStrict)));
    }
    return String.join("&", items);
  }

  /**
   * Decodes percent-encoding as android.net.UriCodec.decode does with throwOnFailure = false.
   *
   * <p>An invalid escape and invalid UTF-8 become U+FFFD.
   */
  static String decoded(String text, boolean plusIsSpace, boolean isStrict)
      throws CharacterCodingException {
    StringBuilder result = new StringBuilder();
    byte[] bytes = new byte[text.length()];
    int count = 0;
    int index = 0;
    while (index < text.length()) {
      char character = text.charAt(index);
      if (character == '%') {
        int end = index + 1;
        int value = 0;
        while (end < index + 3 && end < text.length()) {
          int digit = Character.digit(text.charAt(end), 16);
          if (digit < 0 || text.charAt(end) > 'f') break;
          value = value * 16 + digit;
          end += 1;
        }
        if (end == index + 3) {
          bytes[count++] = (byte) value;
          index += 3;
          continue;
        }
        if (isStrict) throw new CharacterCodingException();
        flush(result, bytes, count, isStrict);
        count = 0;
        result.append('\uFFFD');
        index = end;
        // UriCodec also skips the character that is not a hexadecimal digit.
        if (index < text.length()) index += 1;
        continue;
      }
      flush(result, bytes, count, isStrict);
      count = 0;
      result.append(plusIsSpace && character == '+' ? ' ' : character);
      index += 1;
    }
    flush(result, bytes, count, isStrict);
    return result.toString();
  }

  private static void flush(StringBuilder result, byte[] bytes, int count, boolean isStrict)
      throws CharacterCodingException {
    if (count == 0) return;
    CodingErrorAction action = isStrict ? CodingErrorAction.REPORT : CodingErrorAction.REPLACE;
    result.append(
        StandardCharsets.UTF_8.newDecoder().onMalformedInput(action).onUnmappableCharacter(action)
            .decode(ByteBuffer.wrap(bytes, 0, count)));
  }

  static String encoded(String text) {
    StringBuilder result = new StringBuilder();
    for (byte octet : text.getBytes(StandardCharsets.UTF_8)) {
      char character = (char) (octet & 0xFF);
      boolean isPlain =
          character < 0x80 && (Character.isLetterOrDigit(character) || "-._~".indexOf(character) >= 0);
      if (isPlain) result.append(character);
      else result.append(String.format("%%%02X", octet & 0xFF));
    }
    return result.toString();
  }

  /**
   * A model of android.net.Uri, after StringUri of the Android Open Source Project,
   * frameworks/base/core/java/android/net/Uri.java (android-14.0.0_r1).
   */
  static final class AndroidUri {
    private final String scheme;
    private final String authority;
    private final String path;
    private final String query;
    private final String fragment;
    private final boolean isOpaque;

    AndroidUri(String text) {
      int colon = text.indexOf(':');
      int start = colon + 1;
      scheme = colon < 0 ? null : text.substring(0, colon);
      isOpaque = colon >= 0 && (start == text.length() || text.charAt(start) != '/');
      // parseAuthority: a backslash ends the authority, as in browsers.
      int end = start;
      if (text.startsWith("//", start)) {
        end = start + 2;
        while (end < text.length() && "/\\?#".indexOf(text.charAt(end)) < 0) end += 1;
        authority = text.substring(start + 2, end);
      } else {
        authority = null;
      }
      int pathEnd = end;
      while (pathEnd < text.length() && "?#".indexOf(text.charAt(pathEnd)) < 0) pathEnd += 1;
      path = text.substring(end, pathEnd);
      int hash = text.indexOf('#', start);
      int question = text.indexOf('?', start);
      if (question < 0 || hash >= 0 && hash < question) query = null;
      else query = text.substring(question + 1, hash < 0 ? text.length() : hash);
      fragment = hash < 0 ? null : text.substring(hash + 1);
    }

    /** The results of getScheme, getHost, getPort, getPathSegments and getQueryParameterNames. */
    String spelled(boolean plusIsSpace) {
      if (isOpaque || scheme == null) return "-";
      try {
        return URIReaders.spelled(scheme, authority, path, query, fragment, plusIsSpace, false);
      } catch (CharacterCodingException error) {
        throw new IllegalStateException(error);
      }
    }

    /** The first values of keys, as getQueryParameter returns them. */
    String parameters(List<String> names) throws CharacterCodingException {
      if (isOpaque) return "-";
      List<String> items = new ArrayList<>();
      for (String name : names) {
        String value = parameter(encoded(name));
        if (value != null) items.add(encoded(name) + "=" + encoded(value));
      }
      return String.join("&", items);
    }

    /** getQueryParameter: the key is compared in its encoded spelling. */
    private String parameter(String key) throws CharacterCodingException {
      if (query == null) return null;
      int start = 0;
      while (true) {
        int next = query.indexOf('&', start);
        int end = next < 0 ? query.length() : next;
        int separator = query.indexOf('=', start);
        if (separator < 0 || separator > end) separator = end;
        if (separator - start == key.length() && query.startsWith(key, start)) {
          return separator == end ? "" : decoded(query.substring(separator + 1, end), true, false);
        }
        if (next < 0) return null;
        start = next + 1;
      }
    }
  }
}
